/* Preloaded into a server: logs everything that happens to the files of its database, in order.

   POWER_DISK_FILE is the database. Whatever is done to it, to its -wal and -journal, to the
   same under the name it is made with (.new), and to its folder, is appended to POWER_DISK_LOG:

       kind (1 byte), name (2: its length, then the name below the folder), offset (8),
       length (4), data

   If the file POWER_DISK_FAULT exists, it holds the number of the error with which the disk
   answers every write, cut and sync from then on. */

#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST 4096

enum { CREATED = 'c', WRITTEN = 'w', CUT = 't', SYNCED = 's', UNLINKED = 'u', RENAMED = 'r' };

static char *names[MOST]; /* of each handle that concerns us: the path below the folder */
static char database[PATH_MAX], folder[PATH_MAX];
static const char *fault;
static int logged = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("POWER_DISK_FILE"), *log = getenv("POWER_DISK_LOG");
    fault = getenv("POWER_DISK_FAULT");
    if (!file || !log) return;
    snprintf(database, sizeof database, "%s", file);
    snprintf(folder, sizeof folder, "%s", file);
    *strrchr(folder, '/') = 0;
    logged = REAL(open)(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

/* What is kept by the disk: "" for the folder, NULL for what does not concern us. */
static const char *ours(const char *path) {
    if (logged < 0 || !path) return NULL;
    if (!strcmp(path, folder)) return "";
    size_t length = strlen(database);
    if (strncmp(path, database, length)) return NULL;
    const char *rest = path + length;
    if (!strncmp(rest, ".new", 4)) rest += 4;
    if (*rest && strcmp(rest, "-wal") && strcmp(rest, "-journal")) return NULL;
    return path + strlen(folder) + 1;
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint32_t length) {
    uint16_t named = strlen(name);
    size_t size = 1 + 2 + named + 8 + 4 + length, at = 0;
    char *record = malloc(size);
    record[at++] = kind;
    memcpy(record + at, &named, 2), at += 2;
    memcpy(record + at, name, named), at += named;
    memcpy(record + at, &offset, 8), at += 8;
    memcpy(record + at, &length, 4), at += 4;
    if (length) memcpy(record + at, data, length);
    if (REAL(write)(logged, record, size) != (ssize_t)size) abort();
    free(record);
}

static int broken(void) {
    if (!fault || access(fault, F_OK)) return 0;
    char text[16] = "";
    int handle = REAL(open)(fault, O_RDONLY);
    ssize_t got = read(handle, text, sizeof text - 1);
    REAL(close)(handle);
    errno = got > 0 ? atoi(text) : EIO;
    return 1;
}

static const char *name_of(int handle) {
    return handle >= 0 && handle < MOST ? names[handle] : NULL;
}

static int opened(int handle, const char *path, int flags, int was) {
    const char *name = ours(path);
    if (handle < 0 || handle >= MOST || !name) return handle;
    free(names[handle]);
    names[handle] = strdup(name);
    if (!was && (flags & O_CREAT)) note(CREATED, name, 0, NULL, 0);
    return handle;
}

#define OPEN(symbol)                                                       \
    int symbol(const char *path, int flags, ...) {                         \
        va_list more;                                                      \
        va_start(more, flags);                                             \
        mode_t mode = va_arg(more, int);                                   \
        va_end(more);                                                      \
        if (!ours(path)) return REAL(symbol)(path, flags, mode);           \
        pthread_mutex_lock(&lock);                                         \
        int was = !access(path, F_OK);                                     \
        int handle = opened(REAL(symbol)(path, flags, mode), path, flags, was); \
        pthread_mutex_unlock(&lock);                                       \
        return handle;                                                     \
    }
OPEN(open)
OPEN(open64)

int close(int handle) {
    pthread_mutex_lock(&lock);
    if (name_of(handle)) free(names[handle]), names[handle] = NULL;
    pthread_mutex_unlock(&lock);
    return REAL(close)(handle);
}

#define CHANGE(call, kind, offset, data, length)                           \
    const char *name = name_of(handle);                                    \
    if (!name) return call;                                                \
    if (broken()) return -1;                                               \
    pthread_mutex_lock(&lock);                                             \
    __typeof__(call) done = call;                                          \
    if (done >= 0) note(kind, name, offset, data, length);                 \
    pthread_mutex_unlock(&lock);                                           \
    return done;

ssize_t write(int handle, const void *data, size_t size) {
    CHANGE(REAL(write)(handle, data, size), WRITTEN, lseek(handle, 0, SEEK_CUR) - done, data, done)
}
ssize_t pwrite(int handle, const void *data, size_t size, off_t at) {
    CHANGE(REAL(pwrite)(handle, data, size, at), WRITTEN, at, data, done)
}
ssize_t pwrite64(int handle, const void *data, size_t size, off64_t at) {
    CHANGE(REAL(pwrite64)(handle, data, size, at), WRITTEN, at, data, done)
}
int ftruncate(int handle, off_t size) {
    CHANGE(REAL(ftruncate)(handle, size), CUT, size, NULL, 0)
}
int ftruncate64(int handle, off64_t size) {
    CHANGE(REAL(ftruncate64)(handle, size), CUT, size, NULL, 0)
}
int fsync(int handle) { CHANGE(REAL(fsync)(handle), SYNCED, 0, NULL, 0) }
int fdatasync(int handle) { CHANGE(REAL(fdatasync)(handle), SYNCED, 0, NULL, 0) }

int unlink(const char *path) {
    const char *name = ours(path);
    if (!name) return REAL(unlink)(path);
    pthread_mutex_lock(&lock);
    int done = REAL(unlink)(path);
    if (!done) note(UNLINKED, name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int rename(const char *from, const char *to) {
    const char *name = ours(from), *after = ours(to);
    if (!name || !after) return REAL(rename)(from, to);
    pthread_mutex_lock(&lock);
    int done = REAL(rename)(from, to);
    if (!done) note(RENAMED, name, 0, after, strlen(after));
    pthread_mutex_unlock(&lock);
    return done;
}

/* Random play of Cónclave by hand in C: what our playout is compared with.
 *
 * The same rules and the same choices as games/conclave/rules.py, and nothing besides: no events,
 * views, refusals or options. The sections (CO-n) are those of docs/games/conclave.md. Chance is
 * its own, so that games differ one by one, but not on average: the mean length is printed, too.
 *
 * Called as `conclave SEATS SECONDS ROUNDS`, with 72 pairs of brotherhood and influence to read,
 * in the order of the card numbers. Prints games a second, choices a second (processor time, the
 * best round) and choices a game.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 72, MAGICS = 6, PER_MAGIC = 12, CELLS = 16, SIDE = 4, HAND = 4, MOST_SEATS = 4 };
enum { SPACES = 4, CONVINCING = 10, EMPTY = -1, NOBODY = -1 };
enum { FIRST_SEND = MAGICS * MOST_SEATS, FIRST_DRAW = FIRST_SEND + CARDS * CELLS, ACTIONS = 256 };
enum choice { TURN, SEND, DRAW, OVER };

static int8_t brotherhood[CARDS], influence[CARDS];

typedef struct {
    int8_t grid[CELLS];
    int8_t hand[MOST_SEATS][HAND], held[MOST_SEATS];
    uint16_t pile[MOST_SEATS][MAGICS];  /* the followers of a magic, a bit each */
    uint8_t zone[MOST_SEATS];           /* the magics that a seat has followers of */
    int8_t deck[2][CARDS], left[2];
    int8_t seats, turn, ender, last_turns;
    uint16_t occupied;
    enum choice choice;
} table;

static uint64_t word = 0x9e3779b97f4a7c15u;

static int below(int n) {
    word ^= word << 13;
    word ^= word >> 7;
    word ^= word << 17;
    return (int)((word >> 32) * (uint64_t)n >> 32);
}

/* CO-3 */
static void set_up(table *t, int seats) {
    static const uint16_t around = 0xf99f;
    int8_t cards[CARDS];
    int top = CARDS - (seats == 2 ? 18 : seats == 3 ? 12 : 6);
    memset(t, 0, sizeof *t);
    for (int i = 0; i < CARDS; i++) cards[i] = (int8_t)i;
    for (int i = CARDS - 1; i > 0; i--) {
        int j = below(i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    t->seats = (int8_t)seats;
    for (int seat = 0; seat < seats; seat++) {
        t->held[seat] = HAND;
        for (int i = 0; i < HAND; i++) t->hand[seat][i] = cards[--top];
    }
    for (int cell = 0; cell < CELLS; cell++)
        t->grid[cell] = around >> cell & 1 ? cards[--top] : EMPTY;
    t->occupied = around;
    t->left[0] = (int8_t)((top + 1) / 2);
    t->left[1] = (int8_t)(top - t->left[0]);
    memcpy(t->deck[0], cards, (size_t)t->left[0]);
    memcpy(t->deck[1], cards + t->left[0], (size_t)t->left[1]);
    t->turn = (int8_t)below(seats);
    t->ender = NOBODY;
    t->choice = TURN;
}

/* CO-6: the empty cells that touch a mage by a side. */
static unsigned open_cells(unsigned taken) {
    unsigned east = (taken & 0x7777) << 1, west = (taken & 0xeeee) >> 1;
    return (taken << 4 | taken >> 4 | east | west) & ~taken & 0xffff;
}

static void follow(table *t, int seat, int card) {
    int magic = card / PER_MAGIC;
    t->pile[seat][magic] |= (uint16_t)(1 << card % PER_MAGIC);
    t->zone[seat] |= (uint8_t)(1 << magic);
}

static void take(table *t, int seat, unsigned cells) {
    for (unsigned rest = cells; rest; rest &= rest - 1) {
        int cell = __builtin_ctz(rest);
        follow(t, seat, t->grid[cell]);
        t->grid[cell] = EMPTY;
    }
    t->occupied ^= (uint16_t)cells;
}

/* CO-7: along one line, both ways from the emissary until a gap. */
static void convince(table *t, int seat, int cell, int step) {
    int at = step == 1 ? cell % SIDE : cell / SIDE;
    int emissary = t->grid[cell], total = influence[emissary];
    unsigned alike = 0;
    for (int way = -1; way <= 1; way += 2)
        for (int i = at + way, place = cell + way * step;
             i >= 0 && i < SIDE && t->occupied >> place & 1; i += way, place += way * step) {
            int card = t->grid[place];
            total += influence[card];
            if (card / PER_MAGIC == emissary / PER_MAGIC
                || brotherhood[card] == brotherhood[emissary])
                alike |= 1u << place;
        }
    if (total >= CONVINCING) take(t, seat, alike);
}

/* CO-8: row and column are full, for the grid is. */
static void crisis(table *t, int seat, int cell) {
    unsigned cross = (0xfu << cell / SIDE * SIDE | 0x1111u << cell % SIDE) & ~(1u << cell);
    unsigned others = 0;
    for (unsigned rest = cross; rest; rest &= rest - 1) {
        int place = __builtin_ctz(rest);
        if (brotherhood[t->grid[place]] != brotherhood[t->grid[cell]]) others |= 1u << place;
    }
    take(t, seat, others ? others : cross);
}

/* CO-10 */
static void end_turn(table *t) {
    if (t->ender != NOBODY && --t->last_turns == 0) {
        for (int seat = 0; seat < t->seats; seat++)
            while (t->held[seat]) follow(t, seat, t->hand[seat][--t->held[seat]]);
        t->choice = OVER;
        return;
    }
    t->turn = (int8_t)(t->turn + 1 == t->seats ? 0 : t->turn + 1);
    t->choice = TURN;
}

/* CO-6 */
static void send(table *t, int seat, int card, int cell) {
    int8_t *hand = t->hand[seat];
    int place = 0;
    while (hand[place] != card) place++;
    for (t->held[seat]--; place < t->held[seat]; place++) hand[place] = hand[place + 1];
    t->grid[cell] = (int8_t)card;
    t->occupied |= (uint16_t)(1 << cell);
    convince(t, seat, cell, SIDE);
    convince(t, seat, cell, 1);
    if (t->occupied == 0xffff) crisis(t, seat, cell);
    if (t->ender != NOBODY) end_turn(t);
    else t->choice = DRAW;
}

/* CO-5 */
static void give(table *t, int seat, int magic, int other) {
    t->pile[other][magic] = t->pile[seat][magic];
    t->pile[seat][magic] = 0;
    t->zone[seat] ^= (uint8_t)(1 << magic);
    t->zone[other] |= (uint8_t)(1 << magic);
    t->choice = SEND;
}

/* CO-9 */
static void draw(table *t, int seat, int deck) {
    int wanted = CELLS - SPACES - __builtin_popcount(t->occupied);
    t->hand[seat][t->held[seat]++] = t->deck[deck][--t->left[deck]];
    for (int cell = 0; cell < CELLS && wanted > 0; cell++) {
        if (t->grid[cell] != EMPTY) continue;
        if (!t->left[deck]) deck = 1 - deck;
        if (!t->left[deck]) break;
        t->grid[cell] = t->deck[deck][--t->left[deck]];
        t->occupied |= (uint16_t)(1 << cell);
        wanted--;
    }
    if (!t->left[0] && !t->left[1]) {
        t->ender = (int8_t)seat;
        t->last_turns = (int8_t)(t->seats + 1);
    }
    end_turn(t);
}

/* What may be chosen now, numbered as in actions.py; returns how many there are. */
static int legal(const table *t, int *found) {
    int seat = t->turn, count = 0;
    if (t->choice == DRAW) {
        for (int deck = 0; deck < 2; deck++)
            if (t->left[deck]) found[count++] = FIRST_DRAW + deck;
        return count;
    }
    if (t->choice == TURN)
        for (int magic = 0; magic < MAGICS; magic++)
            if (t->zone[seat] >> magic & 1)
                for (int other = 0; other < t->seats; other++)
                    if (!(t->zone[other] >> magic & 1)) found[count++] = magic * MOST_SEATS + other;
    unsigned cells = open_cells(t->occupied);
    for (int i = 0; i < t->held[seat]; i++)
        for (unsigned rest = cells; rest; rest &= rest - 1)
            found[count++] = FIRST_SEND + t->hand[seat][i] * CELLS + __builtin_ctz(rest);
    return count;
}

static void apply(table *t, int action) {
    if (action >= FIRST_DRAW) draw(t, t->turn, action - FIRST_DRAW);
    else if (action >= FIRST_SEND) {
        action -= FIRST_SEND;
        send(t, t->turn, action / CELLS, action % CELLS);
    } else give(t, t->turn, action / MOST_SEATS, action % MOST_SEATS);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    if (count != 4) return 2;
    int seats = atoi(words[1]), rounds = atoi(words[3]);
    double seconds = atof(words[2]), best = 0, best_choices = 0, all_games = 0, all_choices = 0;
    for (int card = 0; card < CARDS; card++) {
        int kind, value;
        if (scanf("%d %d", &kind, &value) != 2) return 2;
        brotherhood[card] = (int8_t)kind;
        influence[card] = (int8_t)value;
    }
    unsigned seen = 0;
    for (int round = 0; round < rounds; round++) {
        double began = now(), spent = 0;
        long games = 0, choices = 0;
        while (spent < seconds) {
            for (int i = 0; i < 256; i++, games++) {
                table t;
                int found[ACTIONS];
                for (set_up(&t, seats); t.choice != OVER; choices++) {
                    int many = legal(&t, found);
                    apply(&t, found[below(many)]);
                }
                seen += t.pile[0][0];  /* so that nothing is left out as unused */
            }
            spent = now() - began;
        }
        if (games / spent > best) {
            best = games / spent;
            best_choices = choices / spent;
        }
        all_games += games;
        all_choices += choices;
    }
    fprintf(stderr, "%u\n", seen);
    printf("%.0f %.0f %.3f\n", best, best_choices, all_choices / all_games);
    return 0;
}

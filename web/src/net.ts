/** Every address and message that the page and the server exchange, in one place. */
import type {
  Cards,
  Address,
  Created,
  Games,
  Incoming,
  Joined,
  LessonList,
  LessonPlace,
  LessonTry,
  Matches,
  NewMatch,
  OneMatch,
  Outgoing,
  Problem,
  Progress,
  Replay,
  Rules,
  Text,
  Texts,
  Turning,
} from "./protocol";

/** A request that failed: 0 is a broken line, otherwise the server's status and sentence. */
export class Failure extends Error {
  readonly status: number;
  readonly text?: Text;
  constructor(status: number, text?: Text) {
    super(text?.key ?? `HTTP ${status}`);
    this.status = status;
    this.text = text;
  }
}

/** What to tell the person about a request that failed. */
export function sentence(error: unknown): Text {
  return (error instanceof Failure && error.text) || { key: "web-failed", args: {} };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Failure(0, { key: "web-offline", args: {} });
  }
  const data: unknown = await reply.json().catch(() => null);
  if (!reply.ok) throw new Failure(reply.status, (data as Problem | null)?.text);
  return data as T;
}

export const api = {
  address: () => call<Address>("GET", "/api/address"),
  games: () => call<Games>("GET", "/api/games"),
  rules: (game: string, lang: string) => call<Rules>("GET", `/api/games/${game}/rules?lang=${lang}`),
  texts: (game: string, lang: string) => call<Texts>("GET", `/api/games/${game}/texts?lang=${lang}`),
  cards: (game: string, match?: string) => call<Cards>("GET", `/api/games/${game}/cards${match ? `?match=${match}` : ""}`),
  lessons: (game: string) => call<LessonList>("GET", `/api/games/${game}/lessons`),
  lesson: (game: string, id: string, tried: LessonTry) => call<LessonPlace>("POST", `/api/games/${game}/lessons/${id}`, tried),
  progress: () => call<Progress>("GET", "/api/me/lessons"),
  forgetLessons: () => call<unknown>("POST", "/api/me/lessons/forget"),
  rename: (name: string) => call<unknown>("POST", "/api/me", { name }),
  mine: () => call<Matches>("GET", "/api/matches"),
  open: () => call<Matches>("GET", "/api/watch"),
  create: (wish: NewMatch) => call<Created>("POST", "/api/matches", wish),
  match: (id: string) => call<OneMatch>("GET", `/api/matches/${id}`),
  invite: (secret: string) => call<OneMatch>("GET", `/api/invites/${secret}`),
  join: (secret: string, name: string) => call<Joined>("POST", `/api/invites/${secret}`, { name }),
  seat: (id: string, seat: number, kind: "bot" | "open", keep_out = false, bot: string | null = null) => call<unknown>("POST", `/api/matches/${id}/seats/${seat}`, { kind, keep_out, bot }),
  letIn: (id: string, number: number) => call<unknown>("POST", `/api/matches/${id}/kept-out/${number}`),
  newLink: (id: string) => call<unknown>("POST", `/api/matches/${id}/invite`),
  start: (id: string) => call<unknown>("POST", `/api/matches/${id}/start`),
  takeOver: (id: string) => call<unknown>("POST", `/api/matches/${id}/host`),
  leave: (id: string) => call<unknown>("POST", `/api/matches/${id}/leave`),
  rematch: (id: string) => call<Created>("POST", `/api/matches/${id}/rematch`),
  noRematch: (id: string) => call<unknown>("POST", `/api/matches/${id}/rematch/no`),
  opened: (record: unknown, eyes: string) => call<Replay>("POST", `/api/replays?eyes=${eyes}`, { record }),
  turning: (id: string, seat: number) => call<Turning>("GET", `/api/matches/${id}/turning?eyes=${seat}`),
  replay: (id: string, eyes: string) => call<Replay>("GET", `/api/matches/${id}/replay?eyes=${eyes}`),
};

export type LinkState = "connecting" | "open" | "reconnecting" | "offline" | "gone" | "denied";

/** One socket that comes back by itself, and says from which version it needs the news. */
export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** How long the server asked us to stay away, in milliseconds. */
  #told: number | undefined;
  readonly #address: (version: number) => string;
  readonly #hear: (message: Incoming) => void;
  readonly #state: (state: LinkState) => void;
  version = -1;

  constructor(address: (version: number) => string, hear: (message: Incoming) => void, state: (state: LinkState) => void) {
    this.#address = address;
    this.#hear = hear;
    this.#state = state;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    this.#open();
  }

  send(message: Outgoing): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#address(this.version)}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.#state("open");
      const message = JSON.parse(String(event.data)) as Incoming;
      if (message.type === "bye") this.#told = message.wait;
      this.#hear(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (event.code === 4404) this.#end("gone");
      else if (event.code === 4403 || event.code === 4401) this.#end("denied");
      else this.#retry();
    };
  }

  #end(state: LinkState): void {
    this.close();
    this.#state(state);
  }

  #retry(): void {
    this.#state(navigator.onLine ? "reconnecting" : "offline");
    const wait = this.#told ?? Math.min(8000, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#told = undefined;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  readonly #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  readonly #lost = (): void => this.#state("offline");
}

export function playLink(id: string, seat: number | null, hear: (message: Incoming) => void, state: (state: LinkState) => void): Link {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return new Link((version) => `/api/matches/${id}/socket?version=${version}${eyes}`, hear, state);
}

export function watchLink(id: string, hear: (message: Incoming) => void, state: (state: LinkState) => void): Link {
  return new Link((version) => `/api/watch/${id}/socket?version=${version}`, hear, state);
}

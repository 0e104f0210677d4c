import { stringifyMessage, MessageType, type WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { RequestContext } from './context.js';
import type { Turns } from '../../play/turns.js';

/** How many bytes may wait to be written; above this the next message waits too. */
const WAITING_BYTES_MAX = 256 * 1024;
/** How many messages of a client, and answers to it, may wait for their turn. Its subscriptions need far fewer. */
const WAITING_TURNS_MAX = 500;
/** A socket gets a ping at this interval, and counts as dead after two intervals without an answer. */
const PING_MS = 12_000;

/** Why the server closed a socket, with the code that the client is told; docs/graphql.md lists them. */
const CLOSING = {
  idle: { code: 4410, text: 'no subscription on this socket' },
  slow: { code: 4413, text: 'too slow: go on from fromRevision or after, or behind the last event seen' },
} as const;
type Closing = keyof typeof CLOSING;

/** After how many milliseconds a socket without subscriptions, or one that takes nothing, is closed. */
export interface Patience {
  readonly idleMs: number;
  readonly slowMs: number;
}

/** A subscription under way. */
export interface Operation {
  readonly id: string;
  /** Absent until it is carried out. */
  context?: RequestContext;
  /** Gives its share of the limits back. */
  readonly release: () => void;
}

/**
 * One socket. Messages are written one after the other as the client reads them, so that little waits for a slow
 * client. A client that reads nothing for too long is told from which revision to go on, and its socket is closed.
 */
export class SocketClient implements Pick<ProtocolSocket, 'protocol' | 'send' | 'close'> {
  /** Operations under way, each by the message that began it: an id may be used again. */
  readonly operations = new Map<object, Operation>();
  readonly #waiting = new Set<() => void>();
  #unwritten = 0;
  #waitingTurns = 0;
  #progressAt: number;
  #heardAt: number;
  #pingedAt: number;
  #busyAt: number;
  #endingAt: number | null = null;

  constructor(
    private readonly socket: WebSocket,
    private readonly turns: Turns,
    private readonly patience: Patience,
    now: number,
    private readonly closing: (why: Closing) => void,
  ) {
    this.#progressAt = this.#heardAt = this.#pingedAt = this.#busyAt = now;
    socket.on('pong', () => {
      this.#heardAt = Date.now();
    });
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Resolves when it is the turn of something that is to be done for this client. */
  async turn(): Promise<void> {
    this.#waitingTurns += 1;
    await this.turns.next();
    this.#waitingTurns -= 1;
  }

  /** Resolves when the message was written, or when it never will be since the socket is closed. */
  async send(message: string): Promise<void> {
    await this.turn();
    while (this.socket.bufferedAmount > WAITING_BYTES_MAX && this.isOpen) {
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
    if (!this.isOpen) return;
    if (this.#unwritten === 0) this.#progressAt = Date.now();
    this.#unwritten += 1;
    // An error of writing is an error of the socket, which reports it itself.
    await new Promise<void>((resolve) => {
      this.socket.send(message, () => {
        resolve();
      });
    });
    this.#unwritten -= 1;
    this.#progressAt = Date.now();
    this.#wake();
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
    this.#ending(Date.now());
  }

  /** A message has come, of the protocol or below it. A client that asks and does not read the answers is stopped. */
  heard(now: number): void {
    this.#heardAt = now;
    const tooMuch = this.socket.bufferedAmount > 4 * WAITING_BYTES_MAX || this.#waitingTurns > WAITING_TURNS_MAX;
    if (tooMuch) this.#dismiss('slow', now);
  }

  /** To be called now and then. */
  tick(now: number): void {
    if (this.#endingAt !== null) {
      if (now - this.#endingAt >= this.patience.slowMs) this.socket.terminate();
      return;
    }
    if (this.operations.size > 0) this.#busyAt = now;
    if (this.#unwritten > 0 && now - this.#progressAt >= this.patience.slowMs) this.#dismiss('slow', now);
    else if (now - this.#busyAt >= this.patience.idleMs) this.#dismiss('idle', now);
    else this.#askForLife(now);
  }

  /** The socket is closed; nothing waits any more to be written to it. */
  ended(): void {
    for (const { release } of this.operations.values()) release();
    this.operations.clear();
    this.#wake();
  }

  #askForLife(now: number): void {
    // While something is being written, a ping would stand behind it.
    if (this.#unwritten === 0 && this.#pingedAt - this.#heardAt >= PING_MS && now - this.#heardAt >= 2 * PING_MS) {
      this.socket.terminate();
    } else if (now - this.#pingedAt >= PING_MS) {
      this.#pingedAt = now;
      this.socket.ping();
    }
  }

  #dismiss(why: Closing, now: number): void {
    if (this.#endingAt !== null) return;
    for (const { id, context } of this.operations.values()) {
      const extensions = { code: 'TOO_SLOW', ...context?.cursor };
      const payload = [{ message: CLOSING[why].text, extensions }];
      this.socket.send(stringifyMessage({ id, type: MessageType.Error, payload }));
    }
    this.socket.close(CLOSING[why].code, CLOSING[why].text);
    this.#ending(now);
    this.closing(why);
  }

  #ending(now: number): void {
    this.#endingAt ??= now;
    this.ended();
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const go of waiting) go();
  }
}

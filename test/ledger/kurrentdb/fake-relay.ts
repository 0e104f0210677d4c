import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** The network before a fake server: it can be cut, go dark, be away and come back at the same port. */
export class FakeRelay {
  readonly #pairs = new Map<Socket, Socket>();
  #listener: Server | undefined;
  #isDark = false;
  #port = 0;

  constructor(private readonly behind: number) {}

  get port(): number {
    return this.#port;
  }

  /** Lets connections in; the second time at the same port. */
  async open(): Promise<void> {
    const listener = createServer((near) => {
      this.#join(near);
    });
    this.#listener = listener;
    await new Promise<void>((resolve, reject) => {
      listener.once('error', reject).listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (listener.address() as AddressInfo).port;
  }

  /** Breaks every connection; new ones may come at once. */
  cut(): void {
    for (const [near, far] of [...this.#pairs]) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
    this.#pairs.clear();
  }

  /** Breaks every connection and refuses new ones. */
  close(): void {
    this.#listener?.close();
    this.#listener = undefined;
    this.cut();
  }

  /** From now on nothing passes in either direction, and nobody is told; or it passes again. */
  darken(isDark: boolean): void {
    this.#isDark = isDark;
    for (const [near, far] of this.#pairs) for (const socket of [near, far]) hold(socket, isDark);
  }

  #join(near: Socket): void {
    const far = connect(this.behind, '127.0.0.1');
    this.#pairs.set(near, far);
    const part = (): void => {
      this.#pairs.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', part).on('close', part);
      from.setNoDelay(true);
      hold(from, this.#isDark);
    }
  }
}

function hold(socket: Socket, isHeld: boolean): void {
  if (isHeld) socket.pause();
  else socket.resume();
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How a wire carries. `deaf`: what is sent arrives, and no answer comes back; `silent`: nothing passes, unsaid. */
type Carries = 'all' | 'nothing' | 'deaf' | 'silent';

/** The line between a browser and a server, which can be cut. */
export class Wire {
  #carries: Carries = 'all';
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const wire = new Wire(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (near) => {
      if (wire.#carries === 'nothing') near.destroy();
      else wire.#join(near, connect(Number(port), hostname));
    });
    return wire;
  }

  /** From now on. A wire that carries nothing ends what it has carried. */
  carry(what: Carries): void {
    this.#carries = what;
    if (what === 'nothing') for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.carry('nothing');
    this.server.close();
    await once(this.server, 'close');
  }

  #join(near: Socket, far: Socket): void {
    const ends = [near, far] as const;
    for (const [index, end] of ends.entries()) {
      const other = ends[1 - index];
      this.#sockets.add(end);
      end.on('data', (data: Buffer) => {
        const passes = this.#carries === 'all' || (this.#carries === 'deaf' && end === near);
        if (passes) other?.write(data);
      });
      end.on('error', () => other?.destroy());
      end.on('close', () => {
        this.#sockets.delete(end);
        other?.destroy();
      });
    }
  }
}

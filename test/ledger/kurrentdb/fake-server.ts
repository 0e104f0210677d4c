import { FakeNode } from './fake-node.js';
import { FakeStore } from './fake-store.js';

/** A KurrentDB of one node, which is its own leader. */
export class FakeKurrentServer {
  private constructor(readonly node: FakeNode) {}

  static async start(): Promise<FakeKurrentServer> {
    const own: FakeNode[] = [];
    const port = (): number => own[0]?.port ?? 0;
    const neighbours = { members: () => [{ port: port(), isAlive: true, isLeader: true }], leader: port };
    const node = await FakeNode.start(new FakeStore(), neighbours);
    own.push(node);
    return new FakeKurrentServer(node);
  }

  get store(): FakeStore {
    return this.node.store;
  }

  get url(): string {
    return `kurrentdb://127.0.0.1:${this.node.port}?tls=false`;
  }

  /** Ends at once, with all connections. */
  stop(): void {
    this.node.stop();
  }
}

import { FakeNode, type FakeNeighbours } from './fake-node.js';
import { FakeStore } from './fake-store.js';

/** How long it takes until another node leads, after the leader was lost. Real ones take about two seconds. */
const ELECTION_MS = 300;

/** A KurrentDB of three nodes with one log: one leads, the others follow, perhaps late. */
export class FakeCluster {
  readonly #nodes: FakeNode[] = [];
  readonly #dead = new Set<FakeNode>();
  #leader: FakeNode | null = null;
  #election: NodeJS.Timeout | undefined;

  static async start(): Promise<FakeCluster> {
    const cluster = new FakeCluster();
    const store = new FakeStore();
    const neighbours: FakeNeighbours = {
      members: () =>
        cluster.#nodes.map((node) => ({
          port: node.port,
          isAlive: !cluster.#dead.has(node),
          isLeader: node === cluster.#leader,
        })),
      leader: () => cluster.#leader?.port ?? null,
    };
    for (let node = 0; node < 3; node += 1) cluster.#nodes.push(await FakeNode.start(store, neighbours));
    cluster.#leader = cluster.#nodes[0] ?? null;
    return cluster;
  }

  get url(): string {
    return `kurrentdb://${this.#nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`;
  }

  get nodes(): readonly FakeNode[] {
    return this.#nodes;
  }

  /** Throws while there is none. */
  get leader(): FakeNode {
    if (this.#leader === null) throw new Error('there is no leader now');
    return this.#leader;
  }

  /** A node that does not lead. */
  get follower(): FakeNode {
    const found = this.#nodes.find((node) => node !== this.#leader && !this.#dead.has(node));
    if (!found) throw new Error('there is no follower');
    return found;
  }

  /** Ends a node at once, so that its connections break; or cuts it off, so that nobody is told. */
  lose(node: FakeNode, how: 'killed' | 'cut off'): void {
    if (how === 'killed') node.relay.close();
    else node.relay.darken(true);
    this.#dead.add(node);
    if (node === this.#leader) this.#elect();
  }

  /** Brings a node back, as a follower. */
  async bringBack(node: FakeNode, how: 'killed' | 'cut off'): Promise<void> {
    if (how === 'killed') await node.relay.open();
    else node.relay.darken(false);
    this.#dead.delete(node);
  }

  /** Another node leads from now on; the old one is still there. */
  handOver(): void {
    const before = this.leader;
    this.#leader = this.follower;
    before.resign();
  }

  stop(): void {
    clearTimeout(this.#election);
    for (const node of this.#nodes) node.stop();
  }

  #elect(): void {
    this.#leader = null;
    this.#election = setTimeout(() => {
      this.#leader = this.follower;
    }, ELECTION_MS);
  }
}

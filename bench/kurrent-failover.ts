import { openLedger } from '../src/ledger/open.js';
import { FakeCluster } from '../test/ledger/kurrentdb/fake-cluster.js';
import { ledgerAppender } from './ledger-rates.js';
import { median, type BenchGroup, type BenchRow } from './row.js';

const ROUNDS = 9;
const STREAMS = 6;

type Loss = (cluster: FakeCluster) => void;

/** The ways in which a cluster loses a node. */
const LOSSES: Readonly<Record<string, Loss>> = {
  'the leader is killed': (cluster) => {
    cluster.lose(cluster.leader, 'killed');
  },
  'the leader is cut off': (cluster) => {
    cluster.lose(cluster.leader, 'cut off');
  },
  'the leader hands over': (cluster) => {
    cluster.handOver();
  },
  'a follower is killed': (cluster) => {
    cluster.lose(cluster.follower, 'killed');
  },
};

/**
 * How long after the loss of a node of the test suite's cluster of three, which elects a leader in 0.3 s, each of six
 * streams that are appended to all the time has had its first append.
 */
export async function kurrentFailoverBench(): Promise<readonly BenchGroup[]> {
  const rows: BenchRow[] = [];
  for (const [name, lose] of Object.entries(LOSSES)) {
    const [first, all]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = await measured(lose);
      first.push(Math.min(...times) / 1000);
      all.push(Math.max(...times) / 1000);
    }
    rows.push(row(`${name}: the first append`, first), row(`${name}: the first append of the last stream`, all));
  }
  return [{ title: 'KurrentDB that loses a node', rows }];
}

async function measured(lose: Loss): Promise<readonly number[]> {
  const cluster = await FakeCluster.start();
  const ledger = await openLedger({ kind: 'kurrentdb', url: cluster.url, namespace: 'bench' });
  const appenders = Array.from({ length: STREAMS }, () => ledgerAppender(ledger));
  for (const append of appenders) for (let count = 0; count < 5; count += 1) await append();
  lose(cluster);
  const began = performance.now();
  const times = await Promise.all(
    appenders.map(async (append) => {
      await append();
      return performance.now() - began;
    }),
  );
  await ledger.close();
  cluster.stop();
  return times;
}

function row(name: string, values: readonly number[]): BenchRow {
  const spread = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
  return { name, value: median(values), unit: 's', note: `${spread}; median of ${values.length} rounds` };
}

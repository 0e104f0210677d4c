import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { projected, questionsAbout, TRIVIAL, writeGames, type Question } from './questions.js';
import type { LongGame } from './long-game.js';
import type { BenchGroup, BenchRow } from './row.js';
import { startBenchServer } from './server.js';

const SIZES = [1_000, 100_000];
const SECONDS = 4;
const CONNECTIONS = 10;

/**
 * The built server in a process of its own, asked by 10 connections: against a trivial query, and by length of game.
 */
export async function apiBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const games = await writeGames(join(folder, 'ledger.sqlite'), SIZES);
  const server = await startBenchServer(folder);
  try {
    await projected(server.url, games);
    return [{ title: 'GraphQL over HTTP', rows: await measure(server.url, games) }];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function measure(url: string, games: readonly LongGame[]): Promise<readonly BenchRow[]> {
  const trivial = await rate(url, TRIVIAL);
  const rows: BenchRow[] = [
    { name: TRIVIAL.name, value: trivial, unit: 'requests/s', note: `${CONNECTIONS} connections` },
  ];
  for (const game of games) {
    for (const question of await questionsAbout(url, game)) {
      const value = await rate(url, question);
      rows.push({
        name: question.name,
        value,
        unit: 'requests/s',
        note: `${game.events.toLocaleString('en-GB')} events`,
        floor: { name: 'a trivial query', value: trivial, ratios: [value / trivial] },
      });
    }
  }
  return rows;
}

async function rate(url: string, { queries, key }: Question): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const requests = queries.map((query) => ({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(query) }));
  const fire = (duration: number) => autocannon({ url, connections: CONNECTIONS, duration, requests });
  await fire(1);
  const { requests: answered, non2xx, errors } = await fire(SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed: ${queries[0]?.query ?? ''}`);
  return answered.average;
}

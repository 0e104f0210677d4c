import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projected, questionsAbout, TRIVIAL, writeGames, type Question } from './questions.js';
import { median, type BenchGroup, type BenchRow } from './row.js';
import { startBenchServer, type BenchServer } from './server.js';

const SIZE = 1_000;
const CONNECTIONS = 10;
const ROUNDS = 40;
const WARM_UP_ROUNDS = 8;
/** Requests of a question in a round; a list of a side is a hundred times the work of a trivial query. */
const REQUESTS = 60;
const REQUESTS_FOR_A_SIDE = 5;

/**
 * CPU time that the thread which answers takes for a request, in many short rounds in which all questions come in turn.
 * It holds on a machine that has other things to do, where requests per second say nothing.
 */
export async function readsBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const games = await writeGames(join(folder, 'ledger.sqlite'), [SIZE]);
  const server = await startBenchServer(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    await projected(server.url, games);
    const [game] = games;
    if (!game) throw new Error('no game was written');
    const questions = [TRIVIAL, ...(await questionsAbout(server.url, game))];
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await oneRound(server, agent, questions);
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(server, agent, questions));
    return [{ title: 'GraphQL over HTTP, CPU of the thread that answers', rows: rowsOf(questions, rounds) }];
  } finally {
    agent.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

function rowsOf(questions: readonly Question[], rounds: readonly (readonly number[])[]): readonly BenchRow[] {
  const times = questions.map((_, at) => rounds.map((round) => round[at] ?? Number.NaN));
  const [trivial = []] = times;
  return questions.map(({ name }, at) => {
    const own = times[at] ?? [];
    // As a rate, so that the ratio says how many of these questions take the place of a trivial query.
    const ratio = median(own.map((time, round) => (trivial[round] ?? Number.NaN) / time));
    const floor = { name: 'a trivial query', value: median(trivial), ratios: [ratio] };
    return { name, value: median(own), unit: 'µs', ...(at === 0 ? {} : { floor }) };
  });
}

/** Microseconds for a request of each question. */
async function oneRound(server: BenchServer, agent: Agent, questions: readonly Question[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const requests = question.name.endsWith('side') ? REQUESTS_FOR_A_SIDE : REQUESTS;
    const before = server.mainCpuSeconds();
    await fire(server.url, agent, question, requests);
    times.push((1e6 * (server.mainCpuSeconds() - before)) / requests);
  }
  return times;
}

async function fire(url: string, agent: Agent, { queries, key }: Question, requests: number): Promise<void> {
  const bodies = queries.map((query) => JSON.stringify(query));
  let next = 0;
  const one = async (): Promise<void> => {
    for (let at = next++; at < requests; at = next++) {
      const status = await post(url, agent, bodies[at % bodies.length] ?? '', key);
      if (status !== 200) throw new Error(`status ${status}: ${bodies[0] ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

function post(url: string, agent: Agent, body: string, key?: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

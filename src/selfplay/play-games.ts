import { Worker } from 'node:worker_threads';
import type { GameReport } from './game-report.js';
import { playGame } from './play-game.js';
import { stockWith } from './stock.js';
import { planOf, type Task } from './task.js';

/** Told of each game as it ends, in whatever order they end. */
export type GameEnded = (report: GameReport, done: number) => void;

/** Plays games, `jobs` at a time, each job a thread (one job: this thread). Reports come in the order of the tasks. */
export async function playGames(
  tasks: readonly Task[],
  files: readonly string[],
  jobs: number,
  ended: GameEnded = () => undefined,
): Promise<readonly GameReport[]> {
  const reports: GameReport[] = [];
  let done = 0;
  const keep = (index: number, report: GameReport): void => {
    reports[index] = report;
    done += 1;
    ended(report, done);
  };
  if (jobs <= 1) {
    const stock = stockWith(files);
    for (const [index, task] of tasks.entries()) keep(index, await playGame(planOf(task, stock)));
    return reports;
  }
  const queue = tasks.map((task, index) => ({ task, index }));
  const threads = Array.from({ length: Math.min(jobs, tasks.length) }, () => workThrough(queue, files, keep));
  await Promise.all(threads);
  return reports;
}

/** One thread that takes tasks from the queue until none is left. Rejects if the thread itself breaks. */
function workThrough(
  queue: { readonly task: Task; readonly index: number }[],
  files: readonly string[],
  keep: (index: number, report: GameReport) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { files } });
    let at = -1;
    const next = (): void => {
      const entry = queue.shift();
      if (!entry) {
        void worker.terminate().then(() => resolve());
        return;
      }
      at = entry.index;
      worker.postMessage(entry.task);
    };
    worker.on('message', (report: GameReport) => {
      keep(at, report);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

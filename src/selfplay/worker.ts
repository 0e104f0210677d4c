import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from './play-game.js';
import { stockWith } from './stock.js';
import { planOf, type Task } from './task.js';

/** A thread that plays the games it is sent, one after the other, and reports each. */
if (!parentPort) throw new Error('this file runs as a thread of self-play only');
const port = parentPort;
const { files } = workerData as { readonly files: readonly string[] };
const stock = stockWith(files);
port.on('message', (task: Task) => {
  void playGame(planOf(task, stock)).then((report) => {
    port.postMessage(report);
  });
});

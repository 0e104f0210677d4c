import { parentPort, workerData } from 'node:worker_threads';
import { RULEBOOKS } from '../library/rulesets.js';
import { playGame } from './play-game.js';
import { scenariosWith } from './stock.js';
import { planOf, type Task } from './task.js';

/** A thread that plays the games it is sent, one after the other, and reports each. */
if (!parentPort) throw new Error('this file runs as a thread of self-play only');
const port = parentPort;
const { files } = workerData as { readonly files: readonly string[] };
const scenarios = scenariosWith(files);
port.on('message', (task: Task) => {
  void playGame(planOf(task, scenarios, RULEBOOKS)).then((report) => {
    port.postMessage(report);
  });
});

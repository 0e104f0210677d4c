import { parentPort, workerData } from 'node:worker_threads';
import { pngOf } from '../picture/png.js';
import type { PngAsked } from './png-thread.js';

/* Draws one PNG for the server, in a thread of its own, and ends. */

const { svg, widthPx } = workerData as PngAsked;
parentPort?.postMessage(pngOf(svg, widthPx));

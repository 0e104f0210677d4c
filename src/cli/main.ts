#!/usr/bin/env node
import { herald } from './herald.js';
import { processStreams } from './streams.js';

/** What still holds the process when a command has ended (a connection that does not close) gets so long. */
const LINGER_MS = 2000;

process.exitCode = await herald(process.argv.slice(2), processStreams());
setTimeout(() => {
  process.exit();
}, LINGER_MS).unref();

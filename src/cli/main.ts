#!/usr/bin/env node
import './production.js';
import { herald } from './herald.js';
import { processStreams } from './streams.js';

/** Grace time of a process whose command has ended and which something still holds (a connection that stays open). */
const LINGER_MS = 2000;

process.exitCode = await herald(process.argv.slice(2), processStreams());
setTimeout(() => {
  process.exit();
}, LINGER_MS).unref();

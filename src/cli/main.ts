#!/usr/bin/env node
import { herald } from './herald.js';
import { processStreams } from './streams.js';

process.exitCode = await herald(process.argv.slice(2), processStreams());

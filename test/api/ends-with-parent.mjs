import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server that tests start (`--import`): the server ends when the process that started it has ended,
 * however that was, since a worker that Jest kills cannot end its servers. Its standard input is a pipe from there,
 * which the system closes. Threads of the server load this file, too, and end with it.
 */
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
  process.stdin.resume();
  process.stdin.unref();
}

import { existsSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The link of Linux that names the thread which reads it, as `<process>/task/<thread>`. */
const THIS_THREAD = '/proc/thread-self';
/** A nice value: where both want one core, 4 gives two fifths of the CPU time of a usual thread, which has 0. */
const NICE = 4;

/**
 * Lets the other threads of the process go first where there are more threads than cores (docs/adr/0092). Only Linux
 * has priorities of threads; elsewhere this does nothing.
 */
export function letOthersGoFirst(): void {
  if (!existsSync(THIS_THREAD)) return;
  setPriority(Number(readlinkSync(THIS_THREAD).split('/').at(-1)), NICE);
}

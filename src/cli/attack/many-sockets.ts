import type { EventEmitter } from 'node:events';

interface Opening {
  readonly socket: EventEmitter;
  /** The event that tells that it is open. */
  readonly opened: string;
  end(): void;
}

/** Connections of a flood. */
export interface Opened {
  /** How many stayed open. */
  readonly open: number;
  readonly all: readonly Opening[];
}

/** Milliseconds in which a server that cuts a connection has done so. */
const CUT = 500;

/** Opens so many; those that the server refuses or cuts at once do not count. */
export async function openSockets(count: number, opening: () => Opening): Promise<Opened> {
  const all: Opening[] = [];
  const open = new Set<Opening>();
  for (let index = 0; index < count; index += 1) {
    const one = opening();
    all.push(one);
    await new Promise<void>((resolve) => {
      one.socket.once(one.opened, () => {
        open.add(one);
        resolve();
      });
      one.socket.on('error', () => {
        resolve();
      });
      one.socket.once('close', () => {
        open.delete(one);
        resolve();
      });
    });
  }
  await new Promise((resolve) => setTimeout(resolve, CUT));
  return { open: open.size, all };
}

/** Ends them all. */
export async function closedSockets(...opened: readonly Opened[]): Promise<void> {
  for (const { all } of opened) for (const one of all) one.end();
  await new Promise((resolve) => setTimeout(resolve, CUT));
}

import { randomUUID } from 'node:crypto';
import type { Attack } from './attack.js';
import { newGame } from './own-game.js';
import type { Target } from './target.js';

/** Paths that lead out of where they should, in every spelling. */
const TRICKS = [
  '/graphiql/../../package.json',
  '/graphiql/..%2f..%2fpackage.json',
  '/graphiql/%2e%2e/%2e%2e/package.json',
  '/graphiql/..%5c..%5cpackage.json',
  '/graphiql/%252e%252e%252fpackage.json',
  '/graphiql/constructor',
  '/graphiql/__proto__',
  '/graphiql/%00',
  '/games/../data/herald.sqlite',
  '/games/..%2f..%2f..%2fetc%2fpasswd/events.ndjson',
  '/games/..%2f..%2f..%2fetc%2fpasswd/board.svg',
  '/games/%00/events.ndjson',
  `/games/${'a'.repeat(4000)}/events.ndjson`,
  '/games/seats-x/events.ndjson',
  '/games/*/board.svg',
  "/games/' or 1=1 --/board.svg".replaceAll(' ', '%20'),
  '/data/herald.sqlite',
  '//etc/passwd',
  '/.git/config',
  '/%',
];
const SPOILS = /root:.*:0:0|SQLite format 3|"dependencies"|\[core\]|node_modules|at .*\.js:\d+/;

/** Path tricks on the routes of REST. */
export const paths: Attack = {
  name: 'paths',
  what: 'path tricks on REST routes',
  async try(target) {
    const faults: string[] = [];
    for (const path of TRICKS) {
      const { status, text } = await target.send(path);
      const told = path.length > 80 ? `${path.slice(0, 80)}…` : path;
      if (status < 400 || status >= 500) faults.push(`${told} is answered ${status}`);
      if (SPOILS.test(text)) faults.push(`${told} shows what is not for the world`);
    }
    return [...faults, ...(await pictureTricks(target))];
  },
};

/** Tries to get a text of the viewer into the picture or a header. */
async function pictureTricks(target: Target): Promise<readonly string[]> {
  const { id } = await newGame(target, 'tavern-brawl');
  const faults: string[] = [];
  for (const query of ['at=-1', 'at=1e9', 'at=999999999999', 'at=1&at=2', 'seat=red', 'sight=%3Cscript%3E;A1']) {
    const { status, text, headers } = await target.send(`/games/${id}/board.svg?${query}`);
    if (status < 400 || status >= 500) faults.push(`board.svg?${query} is answered ${status}`);
    const run = !headers['content-type']?.startsWith('application/json');
    if (run && text.includes('<script')) faults.push(`board.svg?${query} gives a script back`);
  }
  return faults;
}

/** The metrics are the operator's alone. */
export const metrics: Attack = {
  name: 'metrics',
  what: 'metrics without their key',
  async try(target) {
    const faults: string[] = [];
    for (const authorization of [undefined, 'Bearer ', 'Bearer null', `Bearer ${randomUUID()}`, 'Basic YTpi']) {
      const headers = authorization === undefined ? {} : { authorization };
      const { status, text } = await target.send('/metrics', { headers });
      if (status === 200 || text.includes('herald_')) faults.push(`/metrics is shown to ${authorization ?? 'anybody'}`);
      if (status >= 500) faults.push(`/metrics is answered ${status}`);
    }
    return faults;
  },
};

import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { judge } from '../../src/engine/game/judge.js';
import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { SIEGE } from '../../src/engine/siege/game.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { otherwiseIn, type OtherwiseKind } from '../../src/audit/otherwise.js';

/**
 * Event types that stand inside the events of corrections only, and never by themselves in a log. The cases of chapter
 * 1 hold them.
 */
export const ONLY_IN_CORRECTIONS: readonly string[] = ['MissileWasted'];

/** A difference that is meant: the rule was mended after the games were recorded. */
export interface Meant extends OtherwiseKind {
  readonly why: string;
}

const FOLDER = new URL('.', import.meta.url);

/** The differences of one rule as they are written: `UnitMoved -> MoveEnded`. */
interface WrittenMeant {
  readonly rule: string | null;
  readonly why: string;
  readonly kinds: readonly string[];
}

/** Orders that are meant to be decided otherwise, in games and in sieges. */
export function meantOtherwise(): { readonly games: readonly Meant[]; readonly sieges: readonly Meant[] } {
  const text = readFileSync(new URL('otherwise.yaml', FOLDER), 'utf8');
  const { games, sieges } = parse(text) as Record<'games' | 'sieges', readonly WrittenMeant[]>;
  return { games: games.flatMap(meant), sieges: sieges.flatMap(meant) };
}

function meant({ rule, why, kinds }: WrittenMeant): readonly Meant[] {
  return kinds.map((kind) => {
    const [recorded = '', decided = ''] = kind.split(' -> ');
    return { rule, recorded, decided, why };
  });
}

/** The frozen files of a folder by name, unpacked when they are asked for. */
export function frozenFiles(
  folder: 'games' | 'sieges',
): readonly { readonly name: string; readonly bytes: () => Uint8Array }[] {
  const at = new URL(`${folder}/`, FOLDER);
  return readdirSync(at)
    .sort()
    .map((name) => ({ name, bytes: () => brotliDecompressSync(readFileSync(new URL(name, at))) }));
}

/** The result of a frozen siege: wrong fingerprints, and orders that would be decided otherwise. */
export interface SiegeFindings {
  readonly wrong: readonly string[];
  readonly otherwise: readonly OtherwiseKind[];
}

/** Replays a frozen siege, compares the fingerprint of each day and night, and decides every order again. */
export function findingsOfSiege(bytes: Uint8Array): SiegeFindings {
  const lines = Buffer.from(bytes).toString('utf8').trim().split('\n');
  const log = lines.slice(0, -1).map((line) => JSON.parse(line) as SiegeEvent);
  const end = JSON.parse(lines.at(-1) ?? '') as { readonly fingerprint: string };
  const wrong: string[] = [];
  let siege: Siege | null = null;
  for (const [index, { type, data }] of log.entries()) {
    const event = { type, data } as SiegeEvent;
    const ended = SIEGE.frame.turnEnd(event);
    if (ended && siege && SIEGE.fingerprint(siege) !== ended.fingerprint) {
      wrong.push(`event ${index}: another fingerprint`);
    }
    siege = SIEGE.evolve(siege, event);
  }
  const judged = judge(
    SIEGE,
    log.map(({ type, data }) => ({ type, data }) as SiegeEvent),
  );
  if (judged.fingerprint !== end.fingerprint) wrong.push('another fingerprint at the end');
  return { wrong, otherwise: otherwiseIn(judged.findings) };
}

import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { ListedDice } from '../../src/engine/dice/dice.js';
import { createSiege, decideSiege } from '../../src/engine/siege/decide.js';
import { siegeDiceOf } from '../../src/engine/siege/event-index.js';
import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { evolveSiege } from '../../src/engine/siege/evolve.js';
import { siegeFingerprint, type Siege } from '../../src/engine/siege/siege.js';
import { canonicalJson } from '../../src/engine/canonical/canonical.js';
import type { OtherwiseKind } from '../../src/audit/otherwise.js';

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

/** What is meant to be decided otherwise, in games and in sieges. */
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

/** What became of a frozen siege: fingerprints that are wrong, and what would be decided otherwise. */
export interface SiegeFindings {
  readonly wrong: readonly string[];
  readonly otherwise: readonly OtherwiseKind[];
}

/** Replays a frozen siege, compares the fingerprint of each day and night, and decides every order again. */
export function findingsOfSiege(bytes: Uint8Array): SiegeFindings {
  const lines = Buffer.from(bytes).toString('utf8').trim().split('\n');
  const events = lines.slice(0, -1).map((line) => JSON.parse(line) as SiegeEvent & { readonly version: number });
  const end = JSON.parse(lines.at(-1) ?? '') as { readonly fingerprint: string };
  const log = events.map(({ type, data }) => ({ type, data }) as SiegeEvent);
  const wrong: string[] = [];
  const otherwise: OtherwiseKind[] = [];
  let siege: Siege | null = null;
  for (const { start, batch } of batchesOf(log)) {
    otherwise.push(...decidedOtherwise(siege, batch));
    for (const [index, event] of batch.entries()) {
      if (event.type === 'PartEnded' && siege && siegeFingerprint(siege) !== event.data.fingerprint) {
        wrong.push(`event ${start + index}: another fingerprint`);
      }
      siege = evolveSiege(siege, event);
    }
  }
  if (siege && siegeFingerprint(siege) !== end.fingerprint) wrong.push('another fingerprint at the end');
  return { wrong, otherwise };
}

function batchesOf(log: readonly SiegeEvent[]): { readonly start: number; readonly batch: readonly SiegeEvent[] }[] {
  const starts = [0, ...log.flatMap(({ type }, index) => (type === 'OrderTaken' ? [index] : []))];
  return starts.map((start, index) => ({ start, batch: log.slice(start, starts[index + 1] ?? log.length) }));
}

function decidedOtherwise(siege: Siege | null, batch: readonly SiegeEvent[]): readonly OtherwiseKind[] {
  const [first] = batch;
  const decided = decideAgain(siege, batch);
  if (typeof decided === 'string') {
    const recorded = first?.type === 'OrderTaken' ? first.data.order.type : 'SiegeSetUp';
    return [{ rule: decided, recorded, decided: 'refused' }];
  }
  const at = batch.findIndex((event, index) => canonicalJson(event) !== canonicalJson(decided[index] ?? null));
  if (at < 0 && decided.length === batch.length) return [];
  const index = at < 0 ? batch.length : at;
  return [{ rule: null, recorded: batch[index]?.type ?? 'nothing', decided: decided[index]?.type ?? 'nothing' }];
}

/** The events that follow today, or the rule of the refusal. */
function decideAgain(siege: Siege | null, batch: readonly SiegeEvent[]): readonly SiegeEvent[] | string {
  const [first] = batch;
  if (first?.type === 'SiegeSetUp') {
    const created = createSiege(first.data.setup);
    return created.ok ? created.value : (created.refusal.rule ?? 'no rule');
  }
  if (first?.type !== 'OrderTaken' || !siege) throw new Error('a siege begins with its set-up, then orders follow');
  const dice = new ListedDice(
    siegeDiceOf(batch).map(({ value }) => value),
    'recorded',
    siegeDiceOf(batch).map(({ source }) => source),
  );
  const decided = decideSiege(siege, first.data.side, first.data.order, dice);
  return decided.ok ? decided.events : (decided.refusal.rule ?? 'no rule');
}

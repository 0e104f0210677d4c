import { readFileSync } from 'node:fs';
import type { CharacterSheet, Strength } from '../engine/position/unit-sheet.js';
import { CONTENT_FOLDER } from './content-file.js';
import { parsedYaml } from './prepared.js';

type Range = readonly [low: number, high: number];

/** Healthy and wounded attack and defence of one row of pbem:25.2 or 25.3. */
interface Row {
  readonly typical: readonly [healthy: Range | null, wounded: Range | null];
  readonly ranges: readonly [attack: Range, defence: Range, woundedAttack: Range, woundedDefence: Range] | null;
}

interface European {
  readonly typical: Range | null;
  readonly typicalWounded: Range | null;
  readonly range: readonly [Range, Range] | null;
  readonly rangeWounded: readonly [Range, Range] | null;
}

type Muslim = readonly [Range, Range, Range, Range];

let known: ReadonlyMap<string, readonly Row[]> | undefined;

/** Rows of both tables by name; `peasant` stands in both. Read once a process. */
function rows(): ReadonlyMap<string, readonly Row[]> {
  if (known) return known;
  const text = readFileSync(`${CONTENT_FOLDER}catalogue/pbem/25-design-your-own.yaml`, 'utf8');
  const entries = parsedYaml(text) as readonly { readonly id: string; readonly params?: { readonly rows?: unknown } }[];
  const table = (id: string): unknown => entries.find((entry) => entry.id === id)?.params?.rows ?? {};
  const found = new Map<string, Row[]>();
  const add = (name: string, row: Row): void => void found.set(name, [...(found.get(name) ?? []), row]);
  for (const [name, row] of Object.entries(table('pbem:25.2') as Record<string, European>)) {
    const { typical, typicalWounded, range, rangeWounded } = row;
    const ranges = range && rangeWounded ? ([...range, ...rangeWounded] as const) : null;
    add(name, { typical: [typical, typicalWounded], ranges });
  }
  for (const [name, ranges] of Object.entries(table('pbem:25.3') as Record<string, Muslim>)) {
    add(name, { typical: [null, null], ranges });
  }
  known = found;
  return found;
}

/**
 * Where a character's counters leave the generic strengths of his kind, in words (pbem:25.2, 25.3): advice, for printed
 * counters do so here and there (pbem:25). A typical value is right though it lies outside its own range.
 */
export function besideRanges(generic: string, { foot, mounted }: CharacterSheet): readonly string[] {
  const afoot = rows().get(`${generic}Foot`) ?? rows().get(generic);
  const riding = rows().get(`${generic}Mounted`);
  if (!afoot) return [`chapter 25 knows no ${generic}`];
  return [
    ...beside('on foot', afoot, foot),
    ...(mounted && riding ? beside('mounted', riding, mounted) : []),
    ...(mounted && !riding ? [`chapter 25 knows no mounted ${generic}`] : []),
  ];
}

interface Counters {
  readonly healthy: Strength;
  readonly wounded: Strength;
}

/** If two rows have the same name, the better fit is meant. */
function beside(how: string, candidates: readonly Row[], counters: Counters): readonly string[] {
  const found = candidates.map((row) => [
    ...besideRow(`healthy ${how}`, counters.healthy, row.typical[0], row.ranges?.[0], row.ranges?.[1]),
    ...besideRow(`wounded ${how}`, counters.wounded, row.typical[1], row.ranges?.[2], row.ranges?.[3]),
  ]);
  return found.reduce((best, one) => (one.length < best.length ? one : best));
}

function besideRow(
  what: string,
  { attack, defence }: Strength,
  typical: Range | null,
  attacks: Range | undefined,
  defences: Range | undefined,
): readonly string[] {
  if (typical && typical[0] === attack && typical[1] === defence) return [];
  if (!attacks || !defences) {
    return typical ? [`${what} ${attack}/${defence} is not ${typical.join('/')}`] : [];
  }
  return [
    ...(isWithin(attack, attacks) ? [] : [`attack ${what} ${attack} is not ${attacks.join('-')}`]),
    ...(isWithin(defence, defences) ? [] : [`defence ${what} ${defence} is not ${defences.join('-')}`]),
  ];
}

function isWithin(value: number, [low, high]: Range): boolean {
  return value >= low && value <= high;
}

import { name, NAME_LENGTH_MAX, textTo } from '../game/form.js';
import type { SiegeSetup } from './setup.js';
import {
  BEARINGS,
  DAY_DEFINITIONS,
  ENGINE_KINDS,
  SIEGE_OPTIONS,
  SIEGE_SIDES,
  TARGET_KINDS,
  type EngineKind,
} from './siege.js';

interface Fault {
  readonly rule: string | null;
  readonly because: string;
}

/** The first thing that is wrong with the set-up of a siege, with the rule that it breaks; null: nothing. */
export function whatIsWrong(setup: SiegeSetup): Fault | null {
  const { title, dayDefinition, options = {}, targets = {}, engines = {}, fighters, scenarios = {} } = setup;
  if (dayDefinition === undefined) {
    return { rule: 'pbem:2.8c', because: 'a siege says how its days are played: siegeDays or detailedDays' };
  }
  if (!DAY_DEFINITIONS.includes(dayDefinition)) {
    return { rule: 'pbem:2.8c', because: `there is no day definition ${String(dayDefinition)}` };
  }
  const untitled = textTo(TITLE_LENGTH_MAX)(title);
  if (untitled) return { rule: null, because: `title: ${untitled.because}` };
  const option = Object.keys(options).find((one) => !Object.hasOwn(SIEGE_OPTIONS, one));
  if (option !== undefined) return { rule: null, because: `a siege has no option ${option.slice(0, NAME_LENGTH_MAX)}` };
  const wrong = whatIsTooMany(setup) ?? whatIsNoCount(setup) ?? whoIsNotWounded(setup);
  if (wrong) return wrong;
  const target = Object.entries(targets).find(([, kind]) => !TARGET_KINDS.includes(kind));
  if (target) return { rule: 'pbem:19.3a', because: `${target[0]}: ${target[1]} cannot be battered offboard` };
  const engine = Object.entries(engines).find(([, { kind }]) => !ENGINE_KINDS.includes(kind));
  if (engine) return { rule: 'pbem:19.1', because: `${engine[0]}: there is no engine ${engine[1].kind}` };
  const unseen = whatIsWrongInLayout(setup);
  if (unseen) return unseen;
  const lacking = SIEGE_SIDES.find((side) => !Object.values(fighters).some((fighter) => fighter.side === side));
  if (lacking) return { rule: null, because: `the ${lacking} has nobody` };
  if (dayDefinition === 'detailedDays' && !scenarios.day) {
    return { rule: 'pbem:2.82a', because: 'days that are played in detail need the scenario day' };
  }
  return null;
}

/**
 * The first fault in the layout, or null (pbem:19.2k). If the layout states from where targets are seen, it must also
 * state where each catapult of the besieger stands. If it says nothing about targets, nothing is required.
 */
function whatIsWrongInLayout({ targets = {}, seenFrom = {}, engines = {} }: SiegeSetup): Fault | null {
  const no = (because: string): Fault => ({ rule: 'pbem:19.2k', because });
  const strange = Object.keys(seenFrom).find((hex) => !Object.hasOwn(targets, hex));
  if (strange !== undefined) return no(`${strange} is seen, but is no target`);
  const bearings = [
    ...Object.values(seenFrom).flat(),
    ...Object.values(engines).flatMap(({ bearing }) => bearing ?? []),
  ];
  const nowhere = bearings.find((bearing) => !BEARINGS.includes(bearing));
  if (nowhere !== undefined) return no(`the map has no side ${nowhere}`);
  if (Object.keys(seenFrom).length === 0) return null;
  const placeless = Object.entries(engines).find(
    ([, { kind, side = 'attacker', bearing }]) => side === 'attacker' && isCatapult(kind) && bearing === undefined,
  );
  return placeless ? no(`the layout does not say beyond which side of the map ${placeless[0]} stands`) : null;
}

function isCatapult(kind: EngineKind): boolean {
  return kind === 'mangonel' || kind === 'trebuchet';
}

/** The greatest length of each list of a set-up, so that legal orders can be listed: far above the needs of a siege. */
const ENTRIES_MAX = { targets: 60, moat: 60, engines: 40, fighters: 200, deliveries: 200, base: 100 } as const;
/** In UTF-16 units. */
const TITLE_LENGTH_MAX = 200;
/** The greatest count of anything: days, points, hexes, goods. */
const COUNT_MAX = 10_000;

function whatIsNoCount({ engines = {}, fighters, deliveries = [], stores = {}, lastDay }: SiegeSetup): Fault | null {
  const counts: readonly (readonly [string, number | undefined, number])[] = [
    ['the last day', lastDay, 1],
    ...Object.entries(engines).flatMap(
      ([id, { wear, onboard, workLeft, size }]): (readonly [string, number | undefined, number])[] => [
        [`the wear of ${id}`, wear, 0],
        ...[onboard?.damage, onboard?.wear, onboard?.offboard].map(
          (points) => [`the points of ${id} onboard`, points, 0] as const,
        ),
        [`the days of work for ${id}`, workLeft, 1],
        [`the size of ${id}`, size, 1],
      ],
    ),
    ...Object.entries(fighters).flatMap(([id, { due, heals }]): (readonly [string, number | undefined, number])[] => [
      [`the day of ${id}`, due, 1],
      [`the day on which ${id} is well`, heals ?? undefined, 2],
    ]),
    ...Object.values(stores).flatMap((goods) =>
      Object.entries(goods).map(([what, count]) => [`the count of ${what}`, count, 0] as const),
    ),
    ...deliveries.flatMap(({ day, goods }) => [
      ['the day of a delivery', day, 1] as const,
      ...Object.entries(goods).map(([what, count]) => [`the count of ${what}`, count, 1] as const),
    ]),
  ];
  const wrong = counts.find(([, value, least]) => value !== undefined && !isCount(value, least));
  return wrong ? { rule: null, because: `${wrong[0]} is a whole number from ${wrong[2]} to ${COUNT_MAX}` } : null;
}

function whatIsTooMany({
  targets = {},
  moat = {},
  engines = {},
  fighters,
  deliveries = [],
  bases,
}: SiegeSetup): Fault | null {
  const lists = { targets, moat, engines, fighters };
  const lengths = [
    ...Object.entries(lists).map(([what, list]) => [what as keyof typeof lists, Object.keys(list).length] as const),
    ['deliveries', deliveries.length] as const,
    ...SIEGE_SIDES.map((side) => ['base', bases?.[side]?.length ?? 0] as const),
  ];
  const over = lengths.find(([what, length]) => length > ENTRIES_MAX[what]);
  if (over) return { rule: null, because: `${over[0]}: ${ENTRIES_MAX[over[0]]} at most` };
  const names = [
    ...Object.values(lists).flatMap(Object.keys),
    ...deliveries.flatMap(({ goods }) => Object.keys(goods)),
  ];
  const unnamed = names.find((one) => name(one) !== null);
  return unnamed === undefined
    ? null
    : { rule: null, because: `nothing can be called ${unnamed.slice(0, NAME_LENGTH_MAX)}` };
}

/** A fighter heals only if he is wounded (pbem:24.2a). */
function whoIsNotWounded({ fighters }: SiegeSetup): Fault | null {
  const found = Object.entries(fighters).find(([, { wounded, heals }]) => heals !== undefined && !wounded);
  return found ? { rule: 'pbem:24.2a', because: `${found[0]} is not wounded and has nothing to heal` } : null;
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= COUNT_MAX;
}

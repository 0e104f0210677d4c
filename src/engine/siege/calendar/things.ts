import { canonicalJson } from '../../canonical/canonical.js';
import { type Ditch, type Fighter, type Siege, type SiegeEngine, type Target, SIEGE_SIDES } from '../siege.js';

/**
 * Kinds of things that can change from day to day in a siege: targets of battering, moat hexes, engines, fighters,
 * goods in store (`defender/arrows`), other places of the map that games have changed, and equipment that games have
 * moved.
 */
export const THING_KINDS = ['target', 'moat', 'engine', 'fighter', 'store', 'place', 'equipment'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/**
 * The state of a thing, by its kind. `store`: a count of goods; `place`: the state of the ground; `equipment`: its
 * hexes, or null if it is gone.
 */
export interface ThingStates {
  readonly target: Target;
  readonly moat: Ditch;
  readonly engine: SiegeEngine;
  readonly fighter: Fighter;
  readonly store: number;
  readonly place: string;
  readonly equipment: readonly string[] | null;
}
export type ThingState = ThingStates[ThingKind];

/** A thing of a siege: its kind, and its name among those of its kind. */
export interface Thing {
  readonly kind: ThingKind;
  readonly name: string;
}

/** A thing whose state has changed. */
export interface ChangedThing extends Thing {
  readonly state: ThingState;
  /** The siege did not have it before. */
  readonly isNew: boolean;
}

type Members = Readonly<Record<string, unknown>>;
type StatesByName<Kind extends ThingKind> = Readonly<Record<string, ThingStates[Kind]>>;

/**
 * The kind of thing under which each member of a siege is reported. Null: it is not reported here, because it never
 * changes or because it belongs to the day (its moment, and what was done on it). A new member does not compile until
 * it has an entry.
 */
const TOLD_AS = {
  title: null,
  dayDefinition: null,
  options: null,
  scenarios: null,
  lastDay: null,
  day: null,
  night: null,
  stage: null,
  today: null,
  repaired: null,
  targets: 'target',
  moat: 'moat',
  engines: 'engine',
  fighters: 'fighter',
  stores: 'store',
  deliveries: null,
  bases: null,
  live: 'place',
  stands: 'equipment',
  // Built equipment, its points, fitted doors and the work on a moat are kept as a whole for the game of the next day.
  built: null,
  battered: null,
  fitted: null,
  // Animals, items, and the moat hex of the day, too.
  slain: null,
  freed: null,
  items: null,
  animals: null,
  leads: null,
  strings: null,
  filled: null,
  sapping: null,
  opened: null,
  orders: null,
  outcome: null,
} satisfies Record<keyof Required<Siege>, ThingKind | null>;

const MEMBER_OF = Object.fromEntries(
  Object.entries(TOLD_AS).flatMap(([member, kind]) => (kind === null ? [] : [[kind, member as keyof Siege]])),
) as Readonly<Record<ThingKind, keyof Siege>>;

/** Things of one kind by name, with their states. */
export function thingsOf<Kind extends ThingKind>(siege: Siege, kind: Kind): StatesByName<Kind> {
  if (kind === 'store') return storesOf(siege) as StatesByName<Kind>;
  return (siege[MEMBER_OF[kind]] ?? {}) as StatesByName<Kind>;
}

/** The things of a siege that an event of any type has changed. `before` null: all things are new. */
export function changedThings(before: Siege | null, after: Siege): readonly ChangedThing[] {
  return THING_KINDS.flatMap((kind): readonly ChangedThing[] => {
    const member = MEMBER_OF[kind];
    // Members that did not change are the same object in both states.
    if (before && before[member] === after[member]) return [];
    const was: Members = before ? thingsOf(before, kind) : {};
    return Object.entries(thingsOf(after, kind)).flatMap(([name, state]) => {
      const isNew = !Object.hasOwn(was, name);
      return isNew || isOther(was[name], state) ? [{ kind, name, state, isNew }] : [];
    });
  });
}

/** Whether two states differ. An event may replace a state with an equal one: a roll that did no damage. */
function isOther(was: unknown, is: unknown): boolean {
  return was !== is && canonicalJson(was) !== canonicalJson(is);
}

function storesOf({ stores }: Siege): Readonly<Record<string, number>> {
  return Object.fromEntries(
    SIEGE_SIDES.flatMap((side) => Object.entries(stores[side]).map(([goods, count]) => [`${side}/${goods}`, count])),
  );
}

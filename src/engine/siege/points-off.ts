import { BUILDING_WALL, pointsLeft } from '../battering/resistance.js';
import { workOf } from '../battering/works.js';
import { haveSameText } from '../canonical/canonical.js';
import type { Setup } from '../game/setup.js';
import type { Position } from '../position/position.js';
import type { Tally } from '../position/siege-works.js';
import type { Report } from './orders.js';
import { fieldOfScenario, nameInSiege, withoutRuins } from './places.js';
import type { SiegeScenario } from './setup.js';
import { RESISTANCE } from './siege-of.js';
import type { Siege, Target, TargetKind } from './siege.js';
import { namesBattered } from './strain.js';

type Tallies = Readonly<Record<string, Tally>>;

/* Points of targets that pass between the calendar and games (pbem:19.2b, 19.2e, 19.3d). */

/** Resistance of a target on the map of a scenario, and its points on the calendar. */
type Resistance = Partial<Readonly<Record<keyof Tally, number>>> & { readonly offboard: number };

/**
 * The points that a target begins a scenario with: those that games have taken off, and those of the calendar. A house
 * of stone, which the offboard method does not know, has the same share of its own points off (ruling of pbem:19.2e).
 */
export function tallyOf(
  { targets, battered = {} }: Pick<Siege, 'targets' | 'battered'>,
  scenario: SiegeScenario,
  name: string,
): Tally {
  const target = targets[name];
  const known = battered[name] ?? {};
  if (!target) return known;
  const onMap = withoutOffboard(known);
  const resistance = resistanceOf(target, scenario, name);
  const points = resistance.offboard - target.left - (resistance.offboard - leftBy(resistance, onMap));
  if (points <= 0) return onMap;
  if (!isHouse(target.kind, scenario, name)) return { ...onMap, offboard: points };
  const each = (BUILDING_WALL.catapult - (BUILDING_WALL.catapult % resistance.offboard)) / resistance.offboard;
  return { ...onMap, catapult: (onMap.catapult ?? 0) + points * each };
}

/** The calendar itself counts the points of the offboard method, by what a target has left. */
function withoutOffboard({ offboard: _counted, ...tally }: Tally): Tally {
  return tally;
}

/**
 * Offboard resistance points that targets have left after a game, where they are others than before. Points lost on the
 * map count in proportion and are rounded down (ruling of pbem:19.2e).
 */
function leftAfter(
  { targets }: Pick<Siege, 'targets'>,
  scenario: SiegeScenario,
  before: Tallies,
  battered: Tallies,
): Readonly<Record<string, number>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(battered)])].toSorted();
  return Object.fromEntries(
    names.flatMap((name): (readonly [string, number])[] => {
      const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
      if (!target || target.left === 0) return [];
      const left = leftBy(resistanceOf(target, scenario, name), battered[name] ?? {});
      return left === target.left ? [] : [[name, left]];
    }),
  );
}

function leftBy(resistance: Resistance, tally: Tally): number {
  return pointsLeft(resistance, tally, 'offboard');
}

function resistanceOf({ kind }: Pick<Target, 'kind'>, scenario: SiegeScenario, name: string): Resistance {
  return isHouse(kind, scenario, name) ? { ...BUILDING_WALL, offboard: RESISTANCE.keep.offboard } : RESISTANCE[kind];
}

/**
 * Points off all that stands but engines of the siege, if they are others than in the set-up with which the game began,
 * and the resistance that targets have left (pbem:19.2b, 19.3d). On siege days carts
 * and all other equipment are as the scenario has them. A place that has its points again is named without any.
 */
export function pointsOff(
  siege: Siege,
  scenario: SiegeScenario,
  begun: Setup,
  position: Position,
): Pick<Report, 'battered' | 'left'> {
  const { equipment = [], carts = [], battered: first = {} } = scenario.setup;
  const things = new Set(namesBattered(equipment, siege.engines));
  const standing = [...equipment, ...(position.equipment ?? [])];
  const others = new Set([
    ...Object.keys(siege.engines),
    ...(siege.dayDefinition === 'siegeDays'
      ? [...namesBattered(standing, {}), ...[...carts, ...(position.carts ?? [])].map(({ id }) => id)]
      : []),
  ]);
  const talliesOf = (battered: Tallies = {}): Tallies =>
    Object.fromEntries(
      Object.entries(battered).flatMap(([name, tally]) =>
        others.has(name) ? [] : [[nameInSiege(siege, scenario, name), tally]],
      ),
    );
  const none = Object.fromEntries(
    Object.keys(talliesOf(first)).flatMap((name) => (things.has(name) ? [] : [[name, {}] as const])),
  );
  const now = withoutRuins({ ...none, ...talliesOf(position.battered) }, position.live, scenario);
  const before = talliesOf({ ...none, ...begun.battered });
  if (haveSameText(now, before)) return {};
  const elsewhere = Object.entries(siege.dayDefinition === 'siegeDays' ? (siege.battered ?? {}) : {}).filter(
    ([name]) => !Object.hasOwn(before, name),
  );
  const left = leftAfter(siege, scenario, before, now);
  return {
    battered: { ...Object.fromEntries(elsewhere), ...now },
    ...(Object.keys(left).length > 0 ? { left } : {}),
  };
}

/** Whether a keep is a house of stone on the map, and no tower. */
function isHouse(kind: TargetKind, scenario: SiegeScenario, name: string): boolean {
  const hex = kind === 'keep' ? fieldOfScenario(scenario).hex(name) : undefined;
  return hex !== undefined && workOf(hex) === 'buildingWall';
}

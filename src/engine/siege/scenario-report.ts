import type { HexName } from '../board/field.js';
import { haveSameText } from '../canonical/canonical.js';
import type { Setup } from '../game/setup.js';
import type { Equipment } from '../position/equipment.js';
import { fingerprint } from '../position/fingerprint.js';
import { firesOf } from '../position/change.js';
import type { Position } from '../position/position.js';
import { TENT } from '../position/things.js';
import { isActive, isCharacter, isLive, type Unit } from '../position/unit.js';
import { animalsLeft } from './animals-left.js';
import { itemsLeft } from './items-left.js';
import type { Report } from './orders.js';
import { pointsOff } from './points-off.js';
import { scenarioSetup } from './scenario-setup.js';
import type { SiegeScenario } from './setup.js';
import { strainsAfter } from './strain.js';
import { fieldOfScenario, nameInSiege } from './places.js';
import { marksAfter } from './marks.js';
import { isPresent, otherOf, SIEGE_SIDES, type Siege, type SiegeSide } from './siege.js';

/** States of the ground that last. Between two scenarios doors are shut again and bridges raised (pbem:2.81d). */
const LASTING: ReadonlySet<string> = new Set(['rubble', 'filled', 'destroyed', 'broken', 'tent']);

/**
 * The report of an ended game for the siege (pbem:2.81d): fighters who were newly wounded, killed or captured, engines
 * that are gone, and changes of the ground. `begun`: the set-up with which the game began.
 */
export function reportOf(
  siege: Siege,
  scenario: SiegeScenario,
  game: string,
  position: Position,
  begun: Setup = scenarioSetup(siege, scenario),
): Report {
  const sideOf = (side: string | null): SiegeSide | null =>
    side === scenario.attacker ? 'attacker' : side === scenario.defender ? 'defender' : null;
  const fought = Object.keys(siege.fighters)
    .sort()
    .flatMap((id) => {
      const [fighter, unit] = [siege.fighters[id], position.units[id]];
      return fighter && unit && isPresent(fighter) ? [{ id, fighter, unit }] : [];
    });
  const prisoners = new Map(begun.units.flatMap(({ id, captive }) => (captive ? [[id, captive.by] as const] : [])));
  const lived = fought.filter(({ unit }) => isLive(unit));
  return {
    type: 'Report',
    game,
    fingerprint: fingerprint(position),
    winner: sideOf(position.outcome?.winner ?? null),
    wounded: lived.flatMap(({ id, fighter, unit }) =>
      unit.health === 'wounded' && fighter.health === 'healthy' ? [id] : [],
    ),
    killed: fought.flatMap(({ id, unit }) => (isLive(unit) ? [] : [id])),
    captured: lived.flatMap(({ id, unit }) => {
      const by = sideOf(captorOf(unit));
      return by === null || prisoners.get(id) === captorOf(unit) ? [] : [{ unit: id, by }];
    }),
    ...prisonersFreed(prisoners, lived),
    ...runaways(lived),
    ...marksAfter(lived),
    ...animalsSlain(begun, position),
    ...animalsLeft(siege, scenario, begun, position, sideOf),
    ...itemsLeft(siege, scenario, begun, position),
    lost: enginesLost(siege, scenario, position),
    worn: [],
    ...strainedIn(siege, begun, position),
    live: groundChanged(siege, scenario, position),
    ...(siege.dayDefinition === 'siegeDays'
      ? {}
      : { ...equipmentLeft(siege, scenario, position), ...thingsBuilt(siege, begun, position) }),
    ...doorsFitted(begun, position),
    ...pointsOff(siege, scenario, begun, position),
    contested: SIEGE_SIDES.filter((side) => isContested(siege, position, side, sideOf)),
    places:
      siege.dayDefinition === 'siegeDays'
        ? []
        : lived.flatMap(({ id, unit }) => (unit.hexes.length > 0 ? [{ unit: id, hexes: unit.hexes }] : [])),
  };
}

/** Animals that are dead; fighters are reported by themselves. */
function animalsSlain({ units }: Setup, position: Position): Pick<Report, 'slain'> {
  const slain = units.flatMap(({ id }) => {
    const unit = position.units[id];
    return unit && !isCharacter(unit) && !isLive(unit) ? [id] : [];
  });
  return slain.length > 0 ? { slain: slain.toSorted() } : {};
}

/**
 * Engines that were in the set-up and are no longer in the position, or that burn there: nothing goes out by itself
 * before it is destroyed (ruling of pbem:2.82d).
 */
function enginesLost(siege: Siege, { setup }: SiegeScenario, position: Position): readonly string[] {
  const burning = new Set(firesOf(position).map(({ burns }) => burns.what));
  const equipment = (position.equipment ?? []).filter(({ id }) => !burning.has(id));
  return (setup.equipment ?? []).flatMap(({ id }) => {
    const engine = siege.engines[id];
    if (!engine || engine.lost || engine.unbuilt !== undefined) return [];
    return equipment.some((one) => one.id === id) ? [] : [id];
  });
}

/** Engines of the siege that have other points than when the game began (pbem:19.42h, 19.42i). */
function strainedIn(siege: Siege, begun: Setup, position: Position): Pick<Report, 'strained'> {
  const strained = strainsAfter(begun, position, Object.keys(siege.engines).toSorted());
  return strained.length > 0 ? { strained } : {};
}

/**
 * Places of equipment that was moved, and equipment and carts that are gone. Engines stay where a day has left them
 * (pbem:2.82c), and so do carts, and screens with which a moat is filled (pbem:19.52i). Ladders that remain begin where
 * the scenario has them.
 */
function equipmentLeft(
  siege: Siege,
  scenario: SiegeScenario,
  { equipment = [], carts = [], filling, options }: Position,
): Pick<Report, 'stands' | 'filling'> {
  const { setup } = scenario;
  const field = fieldOfScenario(scenario);
  const driven = (setup.carts ?? []).flatMap(({ id, hexes: first }) => {
    const before =
      siege.stands?.[id] === undefined ? first.map((hex) => field.hex(hex)?.name ?? hex) : siege.stands[id];
    const hexes = carts.find((cart) => cart.id === id)?.hexes ?? null;
    return before === null || before.join() === hexes?.join() ? [] : [{ equipment: id, hexes }];
  });
  const moved = (setup.equipment ?? []).flatMap(({ id, kind, hexes: first }) => {
    const before = siege.stands?.[id] === undefined ? first : siege.stands[id];
    const hexes = equipment.find((one) => one.id === id)?.hexes ?? null;
    // Lost engines are also reported by name, in `lost`.
    if (before === null || (hexes === null ? siege.engines[id] !== undefined : isSame(kind, before, hexes))) return [];
    return [{ equipment: id, hexes }];
  });
  const stands = [...moved, ...driven];
  const works = (filling?.works ?? []).map(({ screen, day }) => ({ screen, day }));
  return {
    ...(stands.length > 0 ? { stands } : {}),
    ...(options['onboardFilling'] === true ? { filling: works } : {}),
  };
}

/**
 * Equipment that was built on the map on this day or before, in its present state (pbem:19.8). The work of a day counts
 * at its end, and an engine can be built further on another day (19.8e).
 */
function thingsBuilt(siege: Siege, before: Setup, { equipment = [] }: Position): Pick<Report, 'built'> {
  const known = new Set(siege.built?.map(({ id }) => id));
  const own = new Set(before.equipment?.map(({ id }) => id).filter((id) => !known.has(id)));
  const built = equipment.filter(({ id }) => !own.has(id)).map(inTheEvening);
  return haveSameText(built, siege.built ?? []) ? {} : { built };
}

/** Doors and shutters that were fitted or made stronger (pbem:19.8f, 19.71d). */
function doorsFitted(before: Setup, { doors = {} }: Position): Pick<Report, 'fitted'> {
  const fitted = Object.entries(doors).filter(([where, { class: now }]) => before.doors?.[where]?.class !== now);
  return fitted.length > 0 ? { fitted: Object.fromEntries(fitted) } : {};
}

/** Equipment without its bearers and without the acts of a player turn, since the game is over. */
function inTheEvening({
  bearers: _bearers,
  moved: _moved,
  struck: _struck,
  aim: _aim,
  ...thing
}: Equipment): Equipment {
  return thing;
}

function isSame(kind: string, before: readonly HexName[], now: readonly HexName[]): boolean {
  return kind === 'ladder' || before.join() === now.join();
}

function captorOf(unit: Unit): string | null {
  return isCharacter(unit) ? (unit.captive?.by ?? null) : null;
}

/** Fighters who began as prisoners and are none any more. */
function prisonersFreed(
  prisoners: ReadonlyMap<string, string>,
  lived: readonly { readonly id: string; readonly unit: Unit }[],
): Pick<Report, 'freed'> {
  const freed = lived.flatMap(({ id, unit }) => (prisoners.has(id) && captorOf(unit) === null ? [id] : []));
  return freed.length > 0 ? { freed } : {};
}

/** Those who have run off the map (pbem:22.9q). */
function runaways(lived: readonly { readonly id: string; readonly unit: Unit }[]): Pick<Report, 'fled'> {
  const fled = lived.flatMap(({ id, unit }) => (unit.ranAway ? [id] : []));
  return fled.length > 0 ? { fled } : {};
}

/** Lasting changes of the ground since the set-up, sorted by the names of the places. Tents that burn are destroyed. */
function groundChanged(siege: Siege, scenario: SiegeScenario, position: Position): Report['live'] {
  const before: Readonly<Record<string, string>> = { ...scenario.setup.live, ...siege.live };
  const burnt = firesOf(position).flatMap(({ burns, hexes }) => (burns.what === TENT ? hexes : []));
  const live: Position['live'] = { ...position.live, ...Object.fromEntries(burnt.map((hex) => [hex, 'destroyed'])) };
  return (
    Object.entries(live)
      // If a new door was fitted, the state `broken` of the old door ends (pbem:19.8f).
      .filter(([place, state]) => (LASTING.has(state) || before[place] === 'broken') && before[place] !== state)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([place, state]) => ({ place: nameInSiege(siege, scenario, place), state }))
  );
}

/** Whether an active enemy character stands in the base of a side (pbem:2.82c). */
function isContested(
  { bases }: Siege,
  { units }: Position,
  side: SiegeSide,
  sideOf: (side: string | null) => SiegeSide | null,
): boolean {
  return Object.values(units).some(
    (unit: Unit) =>
      isCharacter(unit) &&
      isActive(unit) &&
      sideOf(unit.side) === otherOf(side) &&
      unit.hexes.some((hex) => bases[side].includes(hex)),
  );
}

import type { HexName } from '../board/field.js';
import { haveSameText } from '../canonical/canonical.js';
import type { Equipment } from '../position/equipment.js';
import { fingerprint } from '../position/fingerprint.js';
import type { Position } from '../position/position.js';
import type { Tally } from '../position/siege-works.js';
import { isActive, isCharacter, isLive, type Unit } from '../position/unit.js';
import type { Report } from './orders.js';
import { scenarioSetup } from './scenario-setup.js';
import type { SiegeScenario } from './setup.js';
import { namesBattered, strainsAfter } from './strain.js';
import { nameInSiege, withoutRuins } from './places.js';
import { isPresent, otherOf, SIEGE_SIDES, type Siege, type SiegeSide } from './siege.js';

/** States of the ground that last. Between two scenarios doors are shut again and bridges raised (pbem:2.81d). */
const LASTING: ReadonlySet<string> = new Set(['rubble', 'filled', 'destroyed', 'broken', 'tent']);

/**
 * The report of an ended game for the siege (pbem:2.81d): fighters who were newly wounded, killed or captured, engines
 * that are gone, and changes of the ground.
 */
export function reportOf(siege: Siege, scenario: SiegeScenario, game: string, position: Position): Report {
  const sideOf = (side: string | null): SiegeSide | null =>
    side === scenario.attacker ? 'attacker' : side === scenario.defender ? 'defender' : null;
  const fought = Object.keys(siege.fighters)
    .sort()
    .flatMap((id) => {
      const [fighter, unit] = [siege.fighters[id], position.units[id]];
      return fighter && unit && isPresent(fighter) ? [{ id, fighter, unit }] : [];
    });
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
      const by = sideOf(isCharacter(unit) ? (unit.captive?.by ?? null) : null);
      return by === null ? [] : [{ unit: id, by }];
    }),
    ...runaways(lived),
    lost: enginesLost(siege, scenario, position),
    worn: [],
    ...strainedIn(siege, scenario, position),
    live: groundChanged(siege, scenario, position),
    ...(siege.dayDefinition === 'siegeDays'
      ? targetsBattered(siege, scenario, position)
      : {
          ...equipmentLeft(siege, scenario, position),
          ...thingsBuilt(siege, scenario, position),
          ...pointsOff(siege, scenario, position),
        }),
    contested: SIEGE_SIDES.filter((side) => isContested(siege, position, side, sideOf)),
    places:
      siege.dayDefinition === 'siegeDays'
        ? []
        : lived.flatMap(({ id, unit }) => (unit.hexes.length > 0 ? [{ unit: id, hexes: unit.hexes }] : [])),
  };
}

/** Engines that were in the set-up and are no longer in the position. */
function enginesLost(siege: Siege, { setup }: SiegeScenario, { equipment = [] }: Position): readonly string[] {
  return (setup.equipment ?? []).flatMap(({ id }) => {
    const engine = siege.engines[id];
    if (!engine || engine.lost || engine.unbuilt !== undefined) return [];
    return equipment.some((one) => one.id === id) ? [] : [id];
  });
}

/** Engines of the siege that have other points than when the game began (pbem:19.42h, 19.42i). */
function strainedIn(siege: Siege, scenario: SiegeScenario, position: Position): Pick<Report, 'strained'> {
  const strained = strainsAfter(scenarioSetup(siege, scenario), position, Object.keys(siege.engines).toSorted());
  return strained.length > 0 ? { strained } : {};
}

/**
 * Places of equipment that was moved, and equipment and carts that are gone. Engines stay where a day has left them
 * (pbem:2.82c), and so do screens with which a moat is filled (pbem:19.52i). Ladders and carts that remain begin where
 * the scenario has them.
 */
function equipmentLeft(
  siege: Siege,
  { setup }: SiegeScenario,
  { equipment = [], carts = [], filling, options }: Position,
): Pick<Report, 'stands' | 'filling'> {
  const wrecks = (setup.carts ?? []).filter(
    ({ id }) => siege.stands?.[id] !== null && !carts.some((cart) => cart.id === id),
  );
  const moved = (setup.equipment ?? []).flatMap(({ id, kind, hexes: first }) => {
    const before = siege.stands?.[id] === undefined ? first : siege.stands[id];
    const hexes = equipment.find((one) => one.id === id)?.hexes ?? null;
    // Lost engines are also reported by name, in `lost`.
    if (before === null || (hexes === null ? siege.engines[id] !== undefined : isSame(kind, before, hexes))) return [];
    return [{ equipment: id, hexes }];
  });
  const stands = [...moved, ...wrecks.map(({ id }) => ({ equipment: id, hexes: null }))];
  const works = (filling?.works ?? []).map(({ screen, day }) => ({ screen, day }));
  return {
    ...(stands.length > 0 ? { stands } : {}),
    ...(options['onboardFilling'] === true ? { filling: works } : {}),
  };
}

/**
 * Equipment that was built on the map on this day or before, in its present state, and doors and shutters that were
 * fitted or made stronger (pbem:19.8, 19.71d). The work of a day counts at its end, and an engine can be built further
 * on another day (19.8e).
 */
function thingsBuilt(
  siege: Siege,
  scenario: SiegeScenario,
  { equipment = [], doors = {} }: Position,
): Pick<Report, 'built' | 'fitted'> {
  const before = scenarioSetup(siege, scenario);
  const known = new Set(siege.built?.map(({ id }) => id));
  const own = new Set(before.equipment?.map(({ id }) => id).filter((id) => !known.has(id)));
  const built = equipment.filter(({ id }) => !own.has(id)).map(inTheEvening);
  const fitted = Object.entries(doors).filter(([where, { class: now }]) => before.doors?.[where]?.class !== now);
  return {
    ...(haveSameText(built, siege.built ?? []) ? {} : { built }),
    ...(fitted.length > 0 ? { fitted: Object.fromEntries(fitted) } : {}),
  };
}

/**
 * Points off all that stands but engines of the siege, if they are others than before (pbem:19.2b). Carts are as the
 * scenario has them every day. A place that has its points again is named without any.
 */
function pointsOff(siege: Siege, scenario: SiegeScenario, position: Position): Pick<Report, 'battered'> {
  const carts = [...(scenario.setup.carts ?? []), ...(position.carts ?? [])];
  const others = new Set([...Object.keys(siege.engines), ...carts.map(({ id }) => id)]);
  const talliesOf = ({ battered = {} }: Pick<Position, 'battered'>): Tallies =>
    Object.fromEntries(
      Object.entries(battered).flatMap(([name, tally]) =>
        others.has(name) ? [] : [[nameInSiege(siege, scenario, name), tally]],
      ),
    );
  const { equipment = [], battered: first = {} } = scenario.setup;
  const things = new Set(namesBattered(equipment, siege.engines));
  const mended = Object.keys(talliesOf({ battered: first })).filter((name) => !things.has(name));
  const none = Object.fromEntries(mended.map((name) => [name, {}]));
  const now = withoutRuins({ ...none, ...talliesOf(position) }, position.live, scenario);
  const before = talliesOf({ battered: { ...none, ...scenarioSetup(siege, scenario).battered } });
  return haveSameText(now, before) ? {} : { battered: now };
}

/**
 * Points that rams have taken off targets of the siege by the offboard method, in all scenarios so far, if they are
 * others than before: such points add up over the days (pbem:19.3d, 19.3i).
 */
function targetsBattered(siege: Siege, scenario: SiegeScenario, position: Position): Pick<Report, 'battered'> {
  const { battered: before = {}, targets } = siege;
  const found = Object.entries(withoutRuins(position.battered ?? {}, position.live, scenario)).flatMap(
    ([place, { offboard = 0 }]): (readonly [string, Tally])[] => {
      const name = nameInSiege(siege, scenario, place);
      return offboard > 0 && Object.hasOwn(targets, name) ? [[name, { offboard }]] : [];
    },
  );
  const battered = { ...before, ...Object.fromEntries(found) };
  return haveSameText(battered, before) ? {} : { battered };
}

type Tallies = NonNullable<Position['battered']>;

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

/** Those who have run off the map (pbem:22.9q). */
function runaways(lived: readonly { readonly id: string; readonly unit: Unit }[]): Pick<Report, 'fled'> {
  const fled = lived.flatMap(({ id, unit }) => (unit.ranAway ? [id] : []));
  return fled.length > 0 ? { fled } : {};
}

/** Lasting changes of the ground since the set-up, sorted by the names of the places. */
function groundChanged(siege: Siege, scenario: SiegeScenario, { live }: Position): Report['live'] {
  const before: Readonly<Record<string, string>> = { ...scenario.setup.live, ...siege.live };
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

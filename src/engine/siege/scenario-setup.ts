import type { HexName } from '../board/field.js';
import type { Setup, SetupUnit } from '../game/setup.js';
import { withTermsLeft } from '../game/terms-left.js';
import type { Equipment } from '../position/equipment.js';
import { TENT } from '../position/things.js';
import type { UnitId } from '../position/unit.js';
import { cartNow, herdNow, leftOnMap, riddenAway, type Herd } from './animals-left.js';
import { borneNow, boundNow, leadsNow, movedIn, playersNow, stringsLeft } from './bonds.js';
import { itemsNow } from './items-left.js';
import { withMarks } from './marks.js';
import { groundLeft, isShown, withoutRuins } from './places.js';
import { tallyOf } from './points-off.js';
import { isPresent, type Fighter, type Siege } from './siege.js';
import type { SiegeScenario } from './setup.js';
import { namesBattered, strainedSetup } from './strain.js';

/**
 * Set-ups of a scenario, of which the first legal one is played. The first has everything as the siege now stands. The
 * second has fighters and animals where the scenario places them, since they may not all be able to stand where they
 * stood. The third also has the ground, equipment and items of the scenario, and no moat is being filled. Each is
 * followed by the same without points off places, since a scenario may not know all of them: doors of a scenario
 * without doors that can be closed.
 */
export function scenarioSetups(siege: Siege, scenario: SiegeScenario): readonly Setup[] {
  const placed = asPlaced(siege);
  return [siege, placed, atFirst(placed)].flatMap((one) => {
    const setup = scenarioSetup(one, scenario);
    const { battered = {}, ...whole } = setup;
    const own = (name: string): boolean => Object.hasOwn(scenario.setup.battered ?? {}, name);
    const known = Object.entries(battered).filter(([name]) => Object.hasOwn(siege.engines, name) || own(name));
    if (known.length === Object.keys(battered).length) return [setup];
    return [setup, known.length > 0 ? { ...whole, battered: Object.fromEntries(known) } : whole];
  });
}

/**
 * The set-up of a scenario as the siege now stands (pbem:2.81d). Fighters who are dead, captured or not there yet are
 * left out, wounded fighters are wounded, and engines that are lost or not built are left out; fallen walls, filled
 * moats and other changes of the ground are included. A day that is played in detail ends by its own rule (pbem:2.82b).
 */
export function scenarioSetup(siege: Siege, scenario: SiegeScenario): Setup {
  const { setup } = scenario;
  const missing = missingUnits(siege, setup);
  const lost = new Set(
    Object.entries(siege.engines).flatMap(([id, { lost: gone, unbuilt }]) =>
      gone || unbuilt !== undefined ? [id] : [],
    ),
  );
  const isHere = (id: UnitId | undefined): boolean => id === undefined || !missing.has(id);
  const moved = movedIn(siege, scenario);
  const herd = herdNow(siege, setup, isHere);
  const units = setup.units.filter(({ id }) => !missing.has(id)).map((unit) => asItIs(siege, unit, isHere, herd));
  const strings = siege.strings ?? setup.strings;
  const equipment = equipmentNow(siege, setup, lost, (id) => isHere(id) && !moved.has(id));
  const live = { ...setup.live, ...shown(siege.live, scenario), ...groundLeft(siege, scenario) };
  const now: Setup = {
    ...setup,
    ...(siege.dayDefinition === 'detailedDays' ? { options: { ...setup.options, detailedDays: true } } : {}),
    units,
    live,
    ...leadsNow(siege, setup, isHere, moved),
    ...playersNow(setup, isHere),
    ...(strings ? { strings: stringsLeft(strings, isHere) } : {}),
    ...itemsNow(siege, scenario, units),
    ...(setup.equipment || siege.built ? { equipment } : {}),
    ...batteredNow(siege, scenario, live),
    ...(siege.fitted && setup.options['closableDoors'] === true
      ? { doors: { ...setup.doors, ...shown(siege.fitted, scenario) } }
      : {}),
    ...firesNow(siege, setup, live, equipment),
    ...fillingOf(siege, scenario, lost),
    ...(setup.carts
      ? {
          carts: setup.carts
            .filter(({ id }) => siege.stands?.[id] !== null)
            .map((cart) => cartNow(siege, cart, isHere)),
        }
      : {}),
  };
  return withTermsLeft(strainedSetup(now, siege.engines));
}

/**
 * Equipment of the scenario that is left, where it stands now, and equipment that has been built since (pbem:2.82c,
 * 19.8).
 */
function equipmentNow(
  siege: Siege,
  setup: Setup,
  lost: ReadonlySet<string>,
  isBearing: (id: UnitId) => boolean,
): NonNullable<Setup['equipment']> {
  const left = (setup.equipment ?? [])
    .filter(({ id }) => !lost.has(id) && siege.stands?.[id] !== null)
    .map((one) => standingIn(one, siege.stands?.[one.id] ?? one.hexes));
  return [...borneNow(left, isBearing), ...(siege.built ?? [])];
}

/** A barricade of which a day has left one hex stands on without the other (pbem:19.2s). */
function standingIn(one: Equipment, hexes: readonly HexName[]): Equipment {
  const [without, more] = one.kind === 'barricade' ? one.hexes.filter((hex) => !hexes.includes(hex)) : [];
  return { ...one, hexes, ...(without === undefined || more !== undefined ? {} : { without }) };
}

/** Points off what stands and is no engine of the siege, as days have left them (pbem:19.2b). */
function batteredNow(siege: Siege, scenario: SiegeScenario, live: Setup['live']): Pick<Setup, 'battered'> {
  const { battered, engines, targets, dayDefinition } = siege;
  const { setup } = scenario;
  const isPlace = (name: string): boolean => dayDefinition === 'siegeDays' || Object.hasOwn(targets, name);
  const hit = [...new Set([...Object.keys(targets), ...Object.keys(battered ?? {})])]
    .filter((name) => !isPlace(name) || isShown(scenario, name))
    .map((name) => [name, tallyOf(siege, scenario, name)] as const)
    .filter(([name, tally]) => Object.keys(tally).length > 0 || (battered && Object.hasOwn(battered, name)));
  if (!battered && hit.length === 0) return {};
  const names = new Set(namesBattered(setup.equipment ?? [], engines));
  const others = Object.entries(setup.battered ?? {}).filter(
    ([name]) => !battered || dayDefinition === 'siegeDays' || !names.has(name),
  );
  const all = Object.entries({ ...Object.fromEntries(others), ...Object.fromEntries(hit) });
  const off = Object.fromEntries(all.filter(([, tally]) => Object.keys(tally).length > 0));
  return { battered: withoutRuins(off, live, scenario) };
}

/** Only the besieger fills moats; his work continues where a day has left it, but not by night (pbem:19.52i, 2.81g). */
function fillingOf(
  siege: Siege,
  { setup, attacker }: SiegeScenario,
  lost: ReadonlySet<string>,
): Pick<Setup, 'filling'> {
  if (setup.options['onboardFilling'] !== true) return {};
  const { works } = setup.filling ?? {};
  const goingOn = siege.sapping?.map((work) => ({ ...work, side: attacker })) ?? works ?? [];
  const left = goingOn.filter(({ screen }) => !lost.has(screen));
  return {
    filling: { by: attacker, ...(siege.night ? { rests: true } : {}), ...(left.length > 0 ? { works: left } : {}) },
  };
}

/** The siege with fighters and animals where the scenario places them. */
function asPlaced({ animals: _herd, leads: _leads, strings: _strings, fighters, ...siege }: Siege): Siege {
  const everybody = Object.entries(fighters).map(([id, fighter]) => [id, unplaced(fighter)] as const);
  return { ...siege, fighters: Object.fromEntries(everybody) };
}

/** The siege with the ground, equipment and items of the scenario: nothing built, and no moat being filled. */
function atFirst({
  stands: _moved,
  built: _built,
  fitted: _fitted,
  battered: _battered,
  items: _items,
  ...siege
}: Siege): Siege {
  return { ...siege, live: {}, ...(siege.sapping ? { sapping: [] } : {}) };
}

function released({ captive: _captive, ...unit }: SetupUnit): SetupUnit {
  return unit;
}

/** A fighter where a scenario has him. */
export function unplaced({ hexes: _hexes, ...fighter }: Fighter): Fighter {
  return fighter;
}

/** The members whose places the map of the scenario shows. */
function shown<Value>(places: Readonly<Record<string, Value>>, scenario: SiegeScenario): Record<string, Value> {
  return Object.fromEntries(Object.entries(places).filter(([place]) => isShown(scenario, place)));
}

/** Fires of the scenario: those of a day that is over are out, and nothing burns that is gone (pbem:2.82d). */
function firesNow(
  { dayDefinition, day, night, stands }: Siege,
  { fires, carts = [] }: Setup,
  live: Setup['live'],
  equipment: readonly Equipment[],
): Pick<Setup, 'fires'> {
  if (!fires) return {};
  if (dayDefinition === 'detailedDays' && (day > 1 || night)) return { fires: [] };
  const there = new Set([...equipment, ...carts.filter(({ id }) => stands?.[id] !== null)].map(({ id }) => id));
  const left = fires.filter(({ hex, burns }) =>
    burns === undefined || burns === TENT ? live[hex] !== 'destroyed' : there.has(burns),
  );
  return { fires: left };
}

/** Units of fighters who are not present, the horses that they would ride or have taken along, and dead animals. */
function missingUnits(siege: Siege, setup: Setup): ReadonlySet<UnitId> {
  const { fighters, slain = [] } = siege;
  const isAbsent = (id: UnitId): boolean => {
    const fighter = fighters[id];
    return fighter !== undefined && !isPresent(fighter);
  };
  const missing = new Set<UnitId>([...slain, ...riddenAway(siege, (id) => !isAbsent(id))]);
  for (const { id, mount } of setup.units) {
    if (!isAbsent(id)) continue;
    missing.add(id);
    if (mount !== undefined && !leftOnMap(siege, mount)) missing.add(mount);
  }
  return missing;
}

function asItIs(
  { fighters, freed }: Siege,
  unit: SetupUnit,
  isHere: (id: UnitId | undefined) => boolean,
  herd: Herd,
): SetupUnit {
  const { mount: before, entry, hidden, ...rest } = boundNow(freed?.includes(unit.id) ? released(unit) : unit, isHere);
  const fighter = fighters[unit.id];
  const mount = herd.mounts.get(unit.id);
  const hexes = herd.places.get(unit.id) ?? fighter?.hexes ?? unit.hexes;
  const fills = mount !== undefined || (before === undefined && unit.hexes.length !== 1) ? hexes.length : 1;
  return {
    ...rest,
    ...(mount === undefined ? {} : { mount }),
    // Nobody who stands on the map when a day ends enters or hides on the next.
    ...(fighter?.hexes ? {} : { ...(entry ? { entry } : {}), ...(hidden ? { hidden } : {}) }),
    ...(fighter?.health === 'wounded' ? { health: 'wounded' as const } : {}),
    ...withMarks(rest.marks, fighter?.marks),
    hexes: hexes.slice(0, fills),
  };
}

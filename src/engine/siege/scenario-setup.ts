import type { Setup, SetupUnit } from '../game/setup.js';
import type { UnitId } from '../position/unit.js';
import { groundLeft } from './places.js';
import { isPresent, type Fighter, type Siege } from './siege.js';
import type { SiegeScenario } from './setup.js';

/**
 * Set-ups of a scenario, the first legal one of which is played: as the siege stands; with everybody where the
 * scenario has him, where they cannot all stand as they stood (a rider who has lost his horse, say); and at last on
 * the ground of the scenario, with its equipment where the scenario has it and no moat being filled.
 */
export function scenarioSetups(siege: Siege, scenario: SiegeScenario): readonly Setup[] {
  const fighters = Object.entries(siege.fighters).map(([id, fighter]) => [id, unplaced(fighter)] as const);
  const placed: Siege = { ...siege, fighters: Object.fromEntries(fighters) };
  return [siege, placed, atFirst(placed)].map((one) => scenarioSetup(one, scenario));
}

/**
 * The set-up of a scenario as the siege now stands (pbem:2.81d): who is dead, taken or not there yet is left out, the wounded
 * are wounded, engines that are lost or not built are left out; fallen walls, filled moats and what else has changed stand so. A day that is played in detail ends as such (pbem:2.82b).
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
  const leads = (setup.leads ?? []).filter(({ leader, led }) => isHere(leader) && isHere(led));
  return {
    ...setup,
    ...(siege.dayDefinition === 'detailedDays' ? { options: { ...setup.options, detailedDays: true } } : {}),
    units: setup.units.filter(({ id }) => !missing.has(id)).map((unit) => asItIs(siege, unit, isHere)),
    live: { ...setup.live, ...siege.live, ...groundLeft(siege, scenario) },
    ...(setup.leads ? { leads } : {}),
    ...(setup.strings
      ? { strings: setup.strings.map((string) => string.filter(isHere)).filter(({ length }) => length > 1) }
      : {}),
    ...(setup.items ? { items: setup.items.filter(({ carrier }) => isHere(carrier)) } : {}),
    ...(setup.equipment || siege.built ? { equipment: equipmentNow(siege, setup, lost, isHere) } : {}),
    ...(siege.fitted ? { doors: { ...setup.doors, ...siege.fitted } } : {}),
    ...fillingOf(siege, scenario, lost),
    ...(setup.carts
      ? {
          carts: setup.carts.map(({ draft, ...cart }) =>
            draft !== undefined && isHere(draft) ? { ...cart, draft } : cart,
          ),
        }
      : {}),
  };
}

/** What is left of the scenario's equipment, where it stands now, and what has been built since (pbem:2.82c, 19.8). */
function equipmentNow(
  siege: Siege,
  setup: Setup,
  lost: ReadonlySet<string>,
  isHere: (id: UnitId) => boolean,
): NonNullable<Setup['equipment']> {
  const left = (setup.equipment ?? [])
    .filter(({ id }) => !lost.has(id) && siege.stands?.[id] !== null)
    .map((one) => ({ ...one, hexes: siege.stands?.[one.id] ?? one.hexes }))
    .map(({ bearers, ...equipment }) => (bearers?.every(isHere) ? { ...equipment, bearers } : equipment));
  return [...left, ...(siege.built ?? [])];
}

/** The besieger alone fills moats; his work goes on where a day has left it, but not by night (pbem:19.52i, 2.81g). */
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

/** Ground and equipment are as the scenario has them, nothing is built besides, and no moat is being filled. */
function atFirst({ stands: _moved, built: _built, fitted: _fitted, ...siege }: Siege): Siege {
  return { ...siege, live: {}, ...(siege.sapping ? { sapping: [] } : {}) };
}

function unplaced({ hexes: _hexes, ...fighter }: Fighter): Fighter {
  return fighter;
}

/** Fighters who are not there, with the horses that they would ride. */
function missingUnits({ fighters }: Siege, setup: Setup): ReadonlySet<UnitId> {
  const missing = new Set<UnitId>();
  for (const { id, mount } of setup.units) {
    const fighter = fighters[id];
    if (!fighter || isPresent(fighter)) continue;
    missing.add(id);
    if (mount !== undefined) missing.add(mount);
  }
  return missing;
}

function asItIs(siege: Siege, unit: SetupUnit, isHere: (id: UnitId) => boolean): SetupUnit {
  const { captive, sergeant, ...rest } = unit;
  const fighter = siege.fighters[unit.id];
  return {
    ...rest,
    ...(captive ? { captive: { ...captive, guards: captive.guards.filter(isHere) } } : {}),
    ...(sergeant !== undefined && isHere(sergeant) ? { sergeant } : {}),
    ...(fighter?.health === 'wounded' ? { health: 'wounded' as const } : {}),
    ...(fighter?.hexes ? { hexes: fighter.hexes } : {}),
  };
}

import type { Setup } from '../game/setup.js';
import type { UnitId } from '../position/unit.js';
import { fieldOfScenario } from './places.js';
import type { SiegeScenario } from './setup.js';
import type { Siege } from './siege.js';

/* Bonds between those who begin a scenario: riders, leaders of animals, bearers, players and their commanders. */

/** Whether a unit begins the scenario. */
type IsHere = (id: UnitId | undefined) => boolean;

/** Fighters who stand elsewhere than the scenario puts them (pbem:2.82c). */
export function movedIn({ fighters }: Siege, scenario: SiegeScenario): ReadonlySet<UnitId> {
  const { units } = scenario.setup;
  const field = fieldOfScenario(scenario);
  const named = (hexes: readonly string[]): string => hexes.map((hex) => field.hex(hex)?.name ?? hex).join();
  return new Set(
    units.flatMap(({ id, hexes }) => {
      const now = fighters[id]?.hexes;
      return now && named(now) !== named(hexes) ? [id] : [];
    }),
  );
}

/**
 * Horses whose riders have dismounted and begin on foot, with the hexes of their own: where the scenario has the rider.
 */
export function horsesAlone({ fighters }: Siege, { units }: Setup, isHere: IsHere): ReadonlyMap<UnitId, UnitHexes> {
  return new Map(
    units.flatMap(({ id, mount, hexes }): (readonly [UnitId, UnitHexes])[] =>
      mount !== undefined && isHere(id) && isHere(mount) && fighters[id]?.hexes?.length === 1 ? [[mount, hexes]] : [],
    ),
  );
}

type UnitHexes = readonly string[];

/** Animals that are led still: their leader is there, and has not gone elsewhere without them. */
export function leadsNow({ leads }: Setup, isHere: IsHere, moved: ReadonlySet<UnitId>): Pick<Setup, 'leads'> {
  if (!leads) return {};
  return { leads: leads.filter(({ leader, led }) => isHere(leader) && isHere(led) && !moved.has(leader)) };
}

/**
 * The players of shared sides. If the commander of a player is not there, the next character of his who is there takes
 * his place (ruling of pbem:2.81d).
 */
export function playersNow({ players, units }: Setup, isHere: IsHere): Pick<Setup, 'players'> {
  if (!players) return {};
  const teams = Object.entries(players).map(([side, team]) => {
    const now = team.map(({ name, commander }) => {
      if (commander === undefined || isHere(commander)) return commander === undefined ? { name } : { name, commander };
      const next = units.find(({ id, player }) => player === name && isHere(id));
      return next ? { name, commander: next.id } : { name };
    });
    return [side, now] as const;
  });
  return { players: Object.fromEntries(teams) };
}

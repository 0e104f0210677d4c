import type { Setup, SetupUnit } from '../game/setup.js';
import type { Equipment } from '../position/equipment.js';
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

/** A unit without guards and a sergeant who are not there. */
export function boundNow({ captive, sergeant, ...unit }: SetupUnit, isHere: IsHere): SetupUnit {
  return {
    ...unit,
    ...(captive ? { captive: { ...captive, guards: captive.guards.filter(isHere) } } : {}),
    ...(sergeant !== undefined && isHere(sergeant) ? { sergeant } : {}),
  };
}

/** Equipment without bearers of whom one is not there. */
export function borneNow(equipment: readonly Equipment[], isBearing: (id: UnitId) => boolean): readonly Equipment[] {
  return equipment.map(({ bearers, ...one }) => (bearers?.every(isBearing) ? { ...one, bearers } : one));
}

/** Strings of animals that are there; where one is missing, the string ends, and those behind it are another. */
export function stringsLeft(
  strings: readonly (readonly UnitId[])[],
  isHere: (id: UnitId) => boolean,
): readonly (readonly UnitId[])[] {
  return strings.flatMap((members) => {
    const parts: UnitId[][] = [[]];
    for (const id of members) {
      if (isHere(id)) parts.at(-1)?.push(id);
      else parts.push([]);
    }
    return parts.filter(({ length }) => length > 1);
  });
}

/**
 * Animals that are led, as a detailed day has left it; else as the scenario has it, if the leader has not gone
 * elsewhere without them.
 */
export function leadsNow(siege: Siege, setup: Setup, isHere: IsHere, moved: ReadonlySet<UnitId>): Pick<Setup, 'leads'> {
  const leads = siege.leads ?? setup.leads?.filter(({ leader }) => !moved.has(leader));
  return leads ? { leads: leads.filter(({ leader, led }) => isHere(leader) && isHere(led)) } : {};
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
      const next = units.find(({ id, player, sheet }) => player === name && sheet.kind === 'character' && isHere(id));
      return next ? { name, commander: next.id } : { name };
    });
    return [side, now] as const;
  });
  return { players: Object.fromEntries(teams) };
}

import type { Setup } from '../engine/game/setup.js';
import type { Player } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';

/** A side as players see it. */
export interface ScenarioSide {
  readonly id: SideId;
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** The players of the side, if there are several (pbem:1.2a). */
  readonly players?: readonly Player[];
}

/** A scenario (pbem:23.11 to 23.18): the set-up of a game, and what players are told about it. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  /** The edge of the map, as it is drawn, that points north (pbem:23.12). */
  readonly north: 'top' | 'right' | 'bottom' | 'left';
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly sides: readonly ScenarioSide[];
  readonly attacker: SideId;
  readonly defender: SideId;
  readonly specialRules: readonly string[];
  /** In words. */
  readonly victory: string;
  readonly notes: readonly string[];
  /** The set-up that `create` takes. */
  readonly setup: Setup;
}

/** Scenarios by their titles, which the games of them bear. */
export function byTitle(shelf: ReadonlyMap<string, Scenario>): ReadonlyMap<string, Scenario> {
  return new Map([...shelf.values()].map((scenario) => [scenario.title, scenario]));
}

import type { Chance } from './chance.js';
import type { Errands } from './errands.js';
import type { LiveWays } from './live-ways.js';
import type { Ways } from './ways.js';

/** An order as any ruleset writes it: a type, and members that a player may know. */
export interface SeenOrder {
  readonly type: string;
  readonly unit?: string;
  readonly workers?: readonly string[];
  /** The units that load or shoot an engine. */
  readonly crew?: readonly string[];
  /** The bearers of a ladder, the ladder, its foot, and the hex to which it leads. */
  readonly bearers?: readonly string[];
  readonly ladder?: string;
  readonly base?: string;
  readonly top?: string;
  readonly equipment?: string;
  readonly target?: string;
  /** The targets of a charge in a move; in an attack, whether it is a charge attack. */
  readonly charge?: unknown;
  readonly item?: string;
  readonly hex?: string;
  readonly attackers?: readonly string[];
  readonly defenders?: readonly string[];
  readonly places?: readonly unknown[];
  /** The places of a unit or ladder after each step, or the hexes of an engine. */
  readonly path?: readonly ({ readonly hexes: readonly string[] } | readonly string[])[];
}

/** Where an order with a path ends, head first; nowhere if it has none. */
export function endOf({ path }: SeenOrder): readonly string[] {
  const last = path?.at(-1);
  return last === undefined ? [] : 'hexes' in last ? last.hexes : last;
}

/** A legal order with what the list tells about it. */
export interface Choice {
  readonly order: SeenOrder;
  /** How many faces of the die bring each result; null where no die is previewed. */
  readonly tenths: Readonly<Record<string, number>> | null;
}

/** The facts about a unit that a player looks at. */
export interface SeenUnit {
  readonly id: string;
  readonly side: string | null;
  readonly kind: string;
  readonly health: string;
  readonly hexes: readonly string[];
  /** It shoots. */
  readonly weapon: string | null;
  /** It has shot in this player turn. */
  readonly fired: boolean;
  readonly engineer: boolean;
  /** It is at work on a building site; absent: nobody looked. */
  readonly builds?: boolean;
  /** It is loading an engine; absent: nobody looked. */
  readonly loads?: boolean;
  /** It is a prisoner. */
  readonly captive: boolean;
  /** It is searching its hex for treasure; absent: it is not, or nobody tells. */
  readonly searches?: true;
}

/** A player's knowledge when he may give an order. */
export interface Outlook {
  readonly side: string;
  /** He must answer a decision and does not have the turn. */
  readonly owes: boolean;
  /** Never empty. */
  readonly choices: readonly Choice[];
  readonly units: readonly SeenUnit[];
  /** Sources of points in the scenario besides losses of the enemy. */
  readonly errands: Errands;
  /** How often each type of order was given in the game so far; absent: nobody counts. */
  readonly given?: Readonly<Record<string, number>>;
  readonly ways: Ways;
  /** The ways as walls, doors and ladders stand now; absent: nobody looked. */
  readonly liveWays?: LiveWays;
}

/** Somebody who plays a side: chooses among what is legal. */
export type Player = (outlook: Outlook, chance: Chance) => Choice;

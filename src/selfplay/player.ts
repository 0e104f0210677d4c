import type { Chance } from './chance.js';
import type { Errands } from './errands.js';
import type { Ways } from './ways.js';

/** An order as any ruleset writes it: a type, and members that a player may know. */
export interface SeenOrder {
  readonly type: string;
  readonly unit?: string;
  readonly workers?: readonly string[];
  readonly target?: string;
  /** Targets of a charge that is ridden, or that the attack is one. */
  readonly charge?: unknown;
  readonly item?: string;
  readonly hex?: string;
  readonly attackers?: readonly string[];
  readonly defenders?: readonly string[];
  readonly places?: readonly unknown[];
  readonly path?: readonly { readonly hexes: readonly string[] }[];
}

/** A legal order with what the list tells about it. */
export interface Choice {
  readonly order: SeenOrder;
  /** How many faces of ten bring each result; null where no die is previewed. */
  readonly tenths: Readonly<Record<string, number>> | null;
}

/** What a player looks at of a unit. */
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
  /** It is a prisoner. */
  readonly captive: boolean;
  /** It is searching its hex for treasure; absent: it is not, or nobody tells. */
  readonly searches?: true;
}

/** What a player knows when it is for him to order something. */
export interface Outlook {
  readonly side: string;
  /** He owes an answer, rather than having the turn. */
  readonly owes: boolean;
  /** Never empty. */
  readonly choices: readonly Choice[];
  readonly units: readonly SeenUnit[];
  /** What the scenario gives points for besides blows. */
  readonly errands: Errands;
  /** How often each type of order was given in the game so far; absent: nobody counts. */
  readonly given?: Readonly<Record<string, number>>;
  readonly ways: Ways;
}

/** Somebody who plays a side: chooses among what is legal. */
export type Player = (outlook: Outlook, chance: Chance) => Choice;

import type { Edition } from '../engine/game/frame.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import { shelfOf, type AnyRulebook, type AnyRulebooks } from '../engine/game/rulebook.js';
import { CAMPAIGN_RULEBOOKS, RULEBOOKS } from '../library/rulesets.js';
import type { Scenario } from '../library/scenario.js';

/** How a game begins: by which ruleset, and from which set-up. */
export interface Beginning {
  readonly ruleset: Edition;
  readonly setup: GameSetup;
}

/** Games that do not ship, for a server that plays them besides all others. */
export interface FurtherGames {
  readonly books: readonly AnyRulebook[];
  /** By the id that `createGame` takes for a scenario. */
  readonly beginnings: ReadonlyMap<string, Beginning>;
}

/** The games that a server plays, sieges apart. */
export interface Stock {
  readonly rulebooks: AnyRulebooks;
  /** Everything from which a game can be created, by id: the scenarios of games on a board, and what has no board. */
  readonly beginnings: ReadonlyMap<string, Beginning>;
}

/** Everything that ships, and the further games. */
export function stockOf(scenarios: ReadonlyMap<string, Scenario>, further: FurtherGames | null): Stock {
  const { books = [], beginnings = [] } = further ?? {};
  return {
    rulebooks: shelfOf<GameState, GameSetup>([...RULEBOOKS.all, ...CAMPAIGN_RULEBOOKS.all, ...books]),
    beginnings: new Map<string, Beginning>([...scenarios, ...beginnings]),
  };
}

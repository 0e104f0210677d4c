import type { BoardDocument } from '../engine/board/document.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import { Chance } from './chance.js';
import { arenaOn } from './skirmish-ground.js';
import { skirmishers, type Counters } from './skirmish-units.js';

/** The name under which skirmishes are asked for instead of a scenario. */
export const SKIRMISH = 'skirmish';

/** What skirmishes are put together from. */
export interface SkirmishStock {
  readonly boards: readonly BoardDocument[];
  readonly counters: Counters;
}

/** Set-ups that are drawn until the ruleset accepts one. */
const DRAWS_MAX = 200;
const GAME_TURNS = 5;

/** Options that would take the dice out of the game's hands, or nothing else can be played with. */
const UNUSED: ReadonlySet<string> = new Set(['honourDice']);

/**
 * The set-up of a random fight at close quarters: some part of some board, some counters of every class and kind, some
 * options. It is no good game; it brings about in ten orders what scenarios bring about in a hundred games.
 */
export function skirmishOf(seed: number, book: Rulebook, stock: SkirmishStock): Setup {
  const stem = new Chance(`skirmish ${seed}`);
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const setup = drawn(stem.branch(String(draw)), book, stock);
    if (book.ruleset.create(setup).ok) return setup;
  }
  throw new Error(`no skirmish of ${DRAWS_MAX} is legal, seed ${seed}`);
}

function drawn(chance: Chance, book: Rulebook, { boards, counters }: SkirmishStock): Setup {
  const { ground, hexes, live } = arenaOn(boards, chance);
  const options = book.ruleset.options.filter((option) => !UNUSED.has(option) && chance.below(2) === 0);
  return {
    title: 'A skirmish',
    ground,
    sides: ['red', 'blue'],
    options: Object.fromEntries(options.map((option) => [option, true])),
    length: { gameTurns: GAME_TURNS, endsWithOneSideLeft: true },
    units: skirmishers(hexes, counters, chance),
    things: [],
    live,
  };
}

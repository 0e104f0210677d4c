import type { FieldHex, HexName } from '../engine/board/field.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup, SetupItem } from '../engine/game/setup.js';
import { ITEM_KINDS } from '../engine/position/things.js';
import { Chance } from './chance.js';
import { arenaOn } from './skirmish-ground.js';
import { sidesOf } from './skirmish-sides.js';
import { fitCounters, skirmishers, type Counters } from './skirmish-units.js';
import { UNUSED_OPTIONS } from './unused-options.js';

/** The name under which skirmishes are asked for instead of a scenario. */
export const SKIRMISH = 'skirmish';

/** The parts from which skirmishes are put together. */
export interface SkirmishStock {
  readonly boards: readonly BoardDocument[];
  readonly counters: Counters;
}

/** How many set-ups are drawn at most until the ruleset accepts one. */
const DRAWS_MAX = 200;
const GAME_TURNS = 5;
const ITEMS_MAX = 4;
/** Hexes in which a treasure can lie. */
const HIDDEN_IN_MAX = 4;

/**
 * The set-up of a random fight at close quarters: a part of a board, counters of every class and kind, some options. It
 * is not a good game, but ten of its orders bring about what scenarios bring about in a hundred games.
 */
export function skirmishOf(seed: number, book: Rulebook, stock: SkirmishStock): Setup {
  const stem = new Chance(`skirmish ${seed}`);
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const chance = stem.branch(String(draw));
    const setup = sidesOf(drawn(chance, book, stock), chance);
    if (book.ruleset.create(setup).ok) return setup;
  }
  throw new Error(`no skirmish of ${DRAWS_MAX} is legal, seed ${seed}`);
}

function drawn(chance: Chance, book: Rulebook, { boards, counters }: SkirmishStock): Setup {
  const { ground, hexes, live, leaves } = arenaOn(boards, chance);
  const options = book.ruleset.options.filter((option) => !UNUSED_OPTIONS.has(option) && chance.below(2) === 0);
  const on = Object.fromEntries(options.map((option) => [option, true]));
  const alarm = options.includes('alarm');
  return {
    title: 'A skirmish',
    ground,
    sides: ['red', 'blue'],
    options: on,
    length: { gameTurns: GAME_TURNS, endsWithOneSideLeft: true },
    units: skirmishers(hexes, { ...fitCounters(counters, on), alarm }, chance),
    things: [],
    items: [...itemsIn(hexes, chance), ...(options.includes('hiddenTreasure') ? [treasureIn(hexes, chance)] : [])],
    ...(options.includes('night') ? { lights: { campfires: campfireIn(hexes, chance) } } : {}),
    live,
    ...(options.includes('closableDoors') ? { doors: doorsOf(leaves, chance) } : {}),
  };
}

/** Some things that lie about. */
function itemsIn(hexes: readonly FieldHex[], chance: Chance): readonly SetupItem[] {
  return Array.from({ length: chance.below(ITEMS_MAX + 1) }, (_, index) => {
    const kind = chance.pick(ITEM_KINDS);
    return { id: `${kind}${index}`, kind, hex: chance.pick(hexes).name };
  });
}

/** A treasure that lies in one of some hexes. */
function treasureIn(hexes: readonly FieldHex[], chance: Chance): SetupItem {
  const among = Array.from({ length: 1 + chance.below(HIDDEN_IN_MAX) }, () => chance.pick(hexes).name);
  return { id: 'hoard', kind: 'treasure', buried: [...new Set(among)] };
}

/** A campfire in the open, if there is any open ground (pbem:21.31a). */
function campfireIn(hexes: readonly FieldHex[], chance: Chance): Readonly<Record<HexName, 'burning'>> {
  const open = hexes.filter(({ terrain }) => terrain === 'flatGround');
  return open.length === 0 ? {} : { [chance.pick(open).name]: 'burning' };
}

/** Half of the doors and windows can be closed by units in the house (pbem:12.6a). */
function doorsOf(leaves: readonly HexName[], chance: Chance): NonNullable<Setup['doors']> {
  const closable = leaves.filter(() => chance.below(2) === 0);
  return Object.fromEntries(closable.map((name) => [name, { class: 'building' as const }]));
}

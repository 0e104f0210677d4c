import { fieldOf } from '../engine/board/build.js';
import type { FieldHex } from '../engine/board/field.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import type { CaseSetups } from '../library/conformance/case-setups.js';
import { Chance } from './chance.js';
import { fitCounters, skirmishers, type Counters } from './skirmish-units.js';
import { UNUSED_OPTIONS } from './unused-options.js';
import { Ways } from './ways.js';

/** The name under which drills are asked for instead of a scenario. */
export const DRILL = 'drill';

type Start = NonNullable<Setup['start']>;

/** The parts from which drills are put together. */
export interface DrillStock {
  readonly cases: CaseSetups;
  readonly counters: Counters;
}

/** How many set-ups are drawn at most until the ruleset accepts one. */
const DRAWS_MAX = 50;
/** GT after the one in which a case begins. */
const GAME_TURNS = 2;
/** How often others join those of the case, and each option the rules of the case, in hundredths. */
const JOINED_OF_100 = 40;
const OPTION_OF_100 = 5;
/** Of each side. */
const JOINING = { min: 0, max: 3 };
/** How far from the fighters of the case they stand, in hexes. */
const RADIUS = 4;

/**
 * The set-up of a rule case for players to fight on from, with some more fighters and options by the seed. Each seed
 * takes the next chapter. So players who know only the list of legal orders play everything that cases have: engines,
 * ladders, carts, prisoners, duels.
 */
export function drillOf(seed: number, book: Rulebook, { cases, counters }: DrillStock): Setup {
  const stem = new Chance(`drill ${seed}`);
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const chance = stem.branch(String(draw));
    const setups = cases.of(cases.files[(seed + draw) % cases.files.length] ?? '');
    if (setups.length === 0) continue;
    const plain = fitForDrill(chance.pick(setups));
    const optional = withOptions(plain, book, chance);
    const legal = [joined(optional, counters, chance), optional, plain].find((setup) => book.ruleset.create(setup).ok);
    if (legal) return legal;
  }
  throw new Error(`no drill of ${DRAWS_MAX} is legal, seed ${seed}`);
}

/** The set-up of a case as it is fought on: two GT, in which everybody may pin. */
export function fitForDrill(setup: Setup): Setup {
  const { start, length } = setup;
  const gameTurns = Math.min(length.gameTurns, (start?.gameTurn ?? 1) + GAME_TURNS);
  const begun = start ? { start: asked(start) } : {};
  return { ...setup, title: 'A drill', length: { ...length, gameTurns }, ...begun };
}

/** Cases that are not about pinning say that nobody pins; in a drill everybody is asked. */
function asked({ standing: _standing, ...start }: Start): Start {
  return start;
}

function withOptions(setup: Setup, book: Rulebook, chance: Chance): Setup {
  const more = book.ruleset.options.filter(
    (option) => !UNUSED_OPTIONS.has(option) && chance.below(100) < OPTION_OF_100,
  );
  return { ...setup, options: { ...Object.fromEntries(more.map((option) => [option, true])), ...setup.options } };
}

/** Some more fighters near those of the case, of the sides of skirmishes. */
function joined(setup: Setup, counters: Counters, chance: Chance): Setup {
  const usual = ['red', 'blue'].every((side) => setup.sides.includes(side));
  if (!usual || setup.players || chance.below(100) >= JOINED_OF_100) return setup;
  const hexes = roomAbout(setup);
  const known = new Set(setup.units.map(({ id }) => id));
  const more = skirmishers(hexes, { ...fitCounters(counters, setup.options), alarm: false, numbers: JOINING }, chance);
  return { ...setup, units: [...setup.units, ...more.filter(({ id }) => !known.has(id))] };
}

/** Empty hexes near the fighters. */
function roomAbout({ ground, units }: Setup): readonly FieldHex[] {
  const taken = units.flatMap(({ hexes }) => hexes);
  const far = new Ways(ground).to(taken);
  return fieldOf(ground.boards, ground.joins).places.filter(({ name, depth }) => {
    const distance = far.get(name) ?? 0;
    return depth === null && distance > 0 && distance <= RADIUS;
  });
}

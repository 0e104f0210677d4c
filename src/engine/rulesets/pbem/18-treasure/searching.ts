import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import { previewOfChance } from '../../../game/preview-of.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type ItemId, type Unit } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import type { Search } from '../core/orders/task-orders.js';
import { demandOf, type TaskKind } from '../core/tasks/task.js';

const RULE = 'pbem:18.4c';

/** The highest die with which a searcher finds a treasure in his hex (pbem:18.4d). */
const FINDS_TO = 7;

/** A task of one turn: searching the own hex for hidden treasure (pbem:18.4c). */
export const SEARCHING: TaskKind<'search'> = {
  rule: RULE,
  completes: 'asTask',
  whyNot(position, [worker = ''], { hex }) {
    const unit = position.units[worker];
    if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${worker}`, subject: worker };
    return whyNotSearch(position, unit, hex);
  },
  takeEffect(course, { workers: [unit = ''], about: { hex } }, dice) {
    placeTreasures(course, dice);
    const die = dice.roll({ purpose: 'search', rule: 'pbem:18.4d', faces: 10, subject: unit });
    const found = die.value <= FINDS_TO ? treasuresIn(course.position, hex) : [];
    course.emit({ type: 'HexSearched', data: { unit, hex, die, found, rule: 'pbem:18.4d' } });
  },
};

/** Whether there is any treasure to search for; all players know this. */
function isAnythingBuried({ buried }: Position): boolean {
  return buried !== undefined;
}

function whyNotSearch(position: Position, unit: Unit, hex: HexName): Refusal | null {
  const no = (because: string): Refusal => illegal(RULE, because, unit.id);
  if (!isAnythingBuried(position)) return no('no treasure is hidden');
  if (isMounted(unit)) return no(`${unit.id} rides; hexes are searched on foot`);
  return unit.hexes.includes(hex) ? null : no(`${unit.id} is not in ${hex} and searches his own hex only`);
}

/**
 * The first search of the game draws the places of the treasures. Until then nothing has depended on them, and the
 * set-up, which everybody may read, does not reveal them.
 */
function placeTreasures(course: Course<PbemEvent>, dice: Dice): void {
  const open = Object.entries(course.position.buried ?? {}).filter(([, { hex }]) => hex === undefined);
  if (open.length === 0) return;
  const places = open.map(([item, { among }]) => {
    const { drawn, dice: rolled } = drawHex(dice, among, RULE, item);
    return { item, hex: drawn, dice: rolled };
  });
  course.emit({ type: 'TreasuresPlaced', data: { places, rule: RULE } });
}

function treasuresIn({ buried = {} }: Position, hex: HexName): readonly ItemId[] {
  return Object.entries(buried).flatMap(([id, treasure]) => (treasure.hex === hex ? [id] : []));
}

/** The result of each die for a searcher in the right hex. */
function searchOdds(): Preview {
  const read = { table: 'pbem:18.4d', column: 'if it is there', modifiers: [] };
  return previewOfChance(read, 'found', (die) => die <= FINDS_TO);
}

/** Turns that it takes (pbem:18.4c). */
const TURNS = 1;

/**
 * Declares that a character searches the hex that he is in, whether or not anything can be there (pbem:18.4c, 18.4e).
 */
export const SEARCH = declaring<'search', Search>({
  kind: SEARCHING,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, hex }) =>
    allowed({ kind: 'search', workers: [unit], about: { hex }, demand: demandOf(1, TURNS) }),
  possible: isAnythingBuried,
  candidates: (_position, unit) =>
    isMounted(unit) ? [] : unit.hexes.map((hex): Search => ({ type: 'Search', unit: unit.id, hex })),
  summary: ({ unit, hex }) => `${unit} searches ${hex}`,
  odds: searchOdds,
});

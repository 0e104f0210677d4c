import type { Dice, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { InitiativeRoll } from '../../../position/turn.js';
import type { Position } from '../../../position/position.js';
import type { SideId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { changesInitiative } from '../core/initiative/initiative.js';

const RULE = 'pbem:22.1a';
const FACES = 10;

/**
 * Tells which side plays first in a GT that begins, by the book the one with the higher roll (pbem:22.1a). A side that
 * must play next by another rule, the loser of a duel (pbem:12.8r), goes first without a roll; that counts as a GT in
 * which it went first.
 */
export function openGameTurn(
  course: Course<PbemEvent>,
  gameTurn: number,
  appointed: SideId | null,
  dice: Dice,
): SideId {
  const { position } = course;
  if (!changesInitiative(position)) return appointed ?? position.sides[0] ?? '';
  if (appointed === null) return rollInitiative(course, gameTurn, dice);
  take(course, { gameTurn, side: appointed, rolls: [], dice: [], rule: 'pbem:12.8r' });
  return appointed;
}

/** Each side rolls one die; who tie for the highest roll again with the same modifiers (ruling of pbem:22.1a). */
export function rollInitiative(course: Course<PbemEvent>, gameTurn: number, dice: Dice): SideId {
  const { position } = course;
  const fallen: RolledDie[] = [];
  let rolls: readonly InitiativeRoll[] = [];
  let tied: readonly SideId[] = position.sides;
  while (tied.length > 1) {
    rolls = tied.map((side) => {
      const die = dice.roll({ purpose: 'initiative', rule: RULE, faces: FACES, subject: side });
      fallen.push(die);
      return { side, die: die.value, modifier: modifierOf(position, side) };
    });
    const highest = Math.max(...rolls.map(finalOf));
    tied = rolls.filter((roll) => finalOf(roll) === highest).map(({ side }) => side);
  }
  const [side = ''] = tied;
  take(course, { gameTurn, side, rolls, dice: fallen, rule: RULE });
  return side;
}

/** -1 for each GT of the unbroken run in which the side has gone first (pbem:22.1b). */
function modifierOf({ initiative }: Position, side: SideId): number {
  return initiative?.side === side ? -initiative.run : 0;
}

/** The result is not limited to 1 to 10: no table is read (ruling of pbem:22.1a). */
function finalOf({ die, modifier }: InitiativeRoll): number {
  return die + modifier;
}

type Taken = Omit<Extract<PbemEvent, { type: 'InitiativeTaken' }>['data'], 'run'>;

function take(course: Course<PbemEvent>, taken: Taken): void {
  const { initiative } = course.position;
  const run = initiative?.side === taken.side ? initiative.run + 1 : 1;
  course.emit({ type: 'InitiativeTaken', data: { ...taken, run } });
}

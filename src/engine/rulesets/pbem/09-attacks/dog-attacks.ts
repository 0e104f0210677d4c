import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { drawOne } from '../core/combat/draw.js';
import { strike } from './combat.js';
import type { PbemEvent } from '../core/events.js';
import { isDue } from '../core/turn/decision.js';
import { isLooseDog, preyOf } from '../13-animals/dogs.js';
import { unitsOfKind } from '../core/units-of-kind.js';

/**
 * The last combats of a combat step: each loose dog of the side in turn with an enemy in reach attacks, whether anybody
 * wants it or not (pbem:13.3d). This waits until the decisions of earlier combats are answered.
 */
export function letDogsAttack(course: Course<PbemEvent>, dice: Dice): void {
  for (;;) {
    const { position } = course;
    if (position.pending.some((decision) => isDue(position, decision))) return;
    const dog = unitsOfKind(position, 'dog').find(
      (unit) =>
        isLooseDog(position, unit) &&
        unit.side === position.turn.side &&
        !unit.acts.attacked &&
        preyOf(position, unit).length > 0,
    );
    if (!dog) return;
    const prey = chosen(course, dog, dice);
    strike(course, { attackers: [dog], defenders: [prey], charge: false, meleeRejected: false }, dice);
  }
}

/** The enemy that the dog had in reach first, or one of several at random. The dog keeps to that enemy (pbem:13.3f). */
function chosen(course: Course<PbemEvent>, dog: Unit, dice: Dice): Unit {
  const inReach = preyOf(course.position, dog);
  const marked = inReach.filter(({ id }) => dog.prey?.includes(id));
  const first = marked.length > 0 ? marked : inReach;
  const { drawn, dice: rolled } = drawOne(
    dice,
    first.map(({ id }) => id),
    'pbem:13.3f',
  );
  if (rolled.length > 0)
    course.emit({ type: 'UnitsSelected', data: { selected: [drawn], dice: rolled, rule: 'pbem:13.3f' } });
  mark(course, dog, [drawn]);
  const prey = course.position.units[drawn];
  if (!prey) throw new Error(`there is no unit ${drawn}`);
  return prey;
}

/**
 * Every loose dog marks the enemies that it had in reach first, as long as it has one of them in reach (pbem:13.3f).
 */
export function letDogsMark(course: Course<PbemEvent>): void {
  for (const dog of unitsOfKind(course.position, 'dog')) {
    const inReach = isLooseDog(course.position, dog) ? preyOf(course.position, dog).map(({ id }) => id) : [];
    const kept = inReach.filter((id) => dog.prey?.includes(id));
    mark(course, dog, kept.length > 0 ? kept : inReach);
  }
}

function mark(course: Course<PbemEvent>, { id, prey = [] }: Unit, marked: readonly UnitId[]): void {
  if (marked.length === prey.length && marked.every((one, index) => one === prey[index])) return;
  course.emit({ type: 'DogMarked', data: { unit: id, targets: marked, rule: 'pbem:13.3f' } });
}

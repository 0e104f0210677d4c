import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import { isCharacter, isLive, isMounted, type Unit } from '../../../position/unit.js';
import { letFollow } from '../10-results/aftermath.js';
import { declaring } from '../12-tasks/declaring.js';
import { breakMelee } from '../core/melee/melee.js';
import type { Seppuku } from '../core/orders/task-orders.js';
import { demandOf, type TaskKind } from '../core/tasks/task.js';

/**
 * The glorious suicide of the last samurai of a side (pbem:12.10): two whole turns in which he does nothing else,
 * wounded or not, and a poem at the end.
 */
export const SEPPUKU: TaskKind<'seppuku'> = {
  rule: 'pbem:12.10b',
  completes: 'asTask',
  woundsDoNotTell: true,
  whyNot({ units }, [id = '']) {
    const unit = units[id];
    const refusal = (rule: string, because: string): Refusal => illegal(rule, because, id);
    if (!unit || !isSamurai(unit)) return refusal('pbem:12.10a', `${id} is no samurai`);
    if (unit.shamed) return refusal('pbem:12.8g', `${id} was there when his side refused a challenge`);
    const other = Object.values(units).find(
      (one) => one.id !== id && one.side === unit.side && isSamurai(one) && isLive(one),
    );
    if (other) return refusal('pbem:12.10a', `${other.id}, a samurai of ${unit.side ?? 'nobody'}, lives`);
    return isMounted(unit) ? refusal('pbem:12.10b', `${id} is mounted`) : null;
  },
  whyNotYet: (_position, { workers: [id = ''], about }) =>
    about.poem === null ? illegal('pbem:12.10e', `${id} has not recited his poem`, id) : null,
  takeEffect(course, { workers: [unit = ''] }, dice) {
    course.emit({ type: 'UnitKilled', data: { unit, cause: { rule: 'pbem:12.10e' } } });
    breakMelee(course, unit, 'pbem:11.4a');
    letFollow(course, unit, 'killed', dice);
  },
};

function isSamurai(unit: Unit): boolean {
  return isCharacter(unit) && unit.sheet.classes.includes('samurai');
}

/** Turns that it takes, whatever his health (pbem:12.10b). */
const TURNS = 2;

/** Declares glorious suicide (pbem:12.10). */
export const DECLARE_SEPPUKU = declaring<'seppuku', Seppuku>({
  kind: SEPPUKU,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit }) =>
    allowed({ kind: 'seppuku', workers: [unit], about: { poem: null }, demand: demandOf(1, TURNS) }),
  candidates: (_position, unit) =>
    isCharacter(unit) && unit.sheet.classes.includes('samurai') ? [{ type: 'Seppuku', unit: unit.id }] : [],
  summary: ({ unit }) => `${unit} prepares for glorious suicide`,
});

import type { HexName } from '../../../board/field.js';
import type { Gifts } from '../../../position/acts.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyNoRush } from '../02-rage/rush.js';
import { helpedStep } from '../07-movement/gift.js';
import { costOf, goStep, mayStop } from '../07-movement/going.js';
import { mpLeft } from '../07-movement/mobility.js';
import { paidOnce } from '../07-movement/platform.js';
import { staysInMelee } from '../11-melee/melee.js';
import { whyNotEndThere } from '../12-duel/obligation.js';
import { loadDue } from '../12-equipment/load.js';
import { onlyOneHex, wayOutOf, withAllMp } from '../17-water/way-out.js';
import { whyLoses } from '../core/animals/leads.js';
import { mpaOf } from '../core/combat/strength.js';
import type { StepGone } from '../core/events/facts.js';
import { isClosedByDark } from '../core/night/dark-movement.js';
import type { PathStep } from '../core/orders/define.js';

/** A path as far as it is gone: its steps with their costs, and all that the next step depends on. */
export interface Walked {
  readonly steps: readonly StepGone[];
  /** Hexes of the unit after the last step, head first. */
  readonly held: readonly HexName[];
  /** MP that are left after the last step. */
  readonly left: number;
  /** MP that helpers have given and that are left after the last step; undefined: nobody has given any. */
  readonly gifts: Gifts | undefined;
}

/**
 * The steps of a path with their costs, as far as MP (pbem:7.3c) and melee (pbem:11.41c) allow; or why the path is
 * forbidden. Whether the unit may end its move there is `whyNotEnd`.
 */
export function walk(position: Position, unit: Unit, path: readonly PathStep[]): Ruled<Walked> {
  let walked = notYetGone(position, unit);
  for (const step of path) {
    const further = goOn(position, unit, walked, step);
    if (!further.ok) return further;
    walked = further.value;
  }
  return allowed(walked);
}

/** A path before its first step. */
export function notYetGone(position: Position, unit: Unit): Walked {
  return { steps: [], held: unit.hexes, left: mpLeft(position, unit), gifts: unit.acts.gifts };
}

/** One step more, or why it is forbidden. */
export function goOn(
  position: Position,
  unit: Unit,
  { steps, held, left, gifts }: Walked,
  step: PathStep,
): Ruled<Walked> {
  if (steps.length === 1 && staysInMelee(position, unit, held, steps[0]?.half)) {
    const where = held.join('-');
    return forbidden('pbem:11.41c', `${unit.id} is still in melee in ${where} and must stop there`, where);
  }
  const alone = goStep(position, unit, held, step);
  if (!alone.ok) return alone;
  const way = wayOutOf(position, unit);
  const own = paidOnce(steps, alone.value);
  const gone = way === 'wades' ? withAllMp(own, left) : helpedStep(position, unit, gifts, own);
  const mp = costOf([gone]);
  if (way === 'wades' && steps.length > 0) return refused(onlyOneHex(unit));
  if (mp > left && !(way === 'climbs' && steps.length === 0)) {
    const where = gone.hexes.join('-');
    return forbidden(...(whyTooDark(position, unit, gone) ?? tooDear(position, unit, where, mp, left)));
  }
  const loses = whyLoses(position, unit, gone.hexes);
  if (loses) return refused(loses);
  return allowed({ steps: [...steps, gone], held: gone.hexes, left: left - mp, gifts: gone.gifts });
}

/** Why the unit may not end its move after these steps, or null. */
export function whyNotEnd(position: Position, unit: Unit, steps: readonly StepGone[]): Refusal | null {
  const last = steps.at(-1);
  const hexes = last?.hexes ?? unit.hexes;
  return (
    mayStop(position, unit, hexes, last?.half) ??
    whyNotEndThere(position, unit, hexes) ??
    whyNoRush(position, unit, steps)
  );
}

/** A step that darkness makes dearer than all the MP of a unit is closed to it (pbem:21.2d). */
function whyTooDark(
  position: Position,
  unit: Unit,
  { hexes, costs }: StepGone,
): [rule: string, because: string, subject: string] | null {
  const where = hexes.join('-');
  if (!isClosedByDark(costs, mpaOf(position, unit))) return null;
  return ['pbem:21.2d', `${where} is dark and costs more than all that ${unit.id} has`, where];
}

/** A step that only the load makes too dear is forbidden by the rule for the cost of carrying (pbem:12.5i). */
function tooDear(
  position: Position,
  unit: Unit,
  where: string,
  mp: number,
  left: number,
): [rule: string, because: string, subject: string] {
  const due = loadDue(position, unit);
  if (!due || mp > left + due.mp) return ['pbem:7.3c', `${where} costs ${unit.id} ${mp} MP, ${left} are left`, where];
  const because = `${where} costs ${unit.id} ${mp} MP, ${left} are left after ${due.mp} for carrying ${due.item.id}`;
  return ['pbem:12.5i', because, where];
}

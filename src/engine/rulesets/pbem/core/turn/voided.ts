import type { Course } from '../../../../game/course.js';
import { VOID_BY, type Statement, type StatedVoid } from '../../../../game/honour/statement.js';
import type { PendingDecision } from '../../../../position/turn.js';
import type { UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';

/** Whether a statement makes this decision void (pbem:1.4b). */
export function isStatedVoid(stated: Statement | null, decision: Pick<PendingDecision, 'kind' | 'about'>): boolean {
  return stated?.voided?.some((one) => isAbout(decision, one)) ?? false;
}

/** Whether a decision is of the stated kind and about the stated unit. */
export function isAbout({ kind, about }: Pick<PendingDecision, 'kind' | 'about'>, one: StatedVoid): boolean {
  const { target, unit, units = [] } = about as { readonly target?: UnitId; unit?: UnitId; units?: readonly UnitId[] };
  if (kind !== one.decision) return false;
  return target !== undefined ? target === one.unit : unit === one.unit || units.includes(one.unit);
}

/** Settles a decision that is void because its statement says so; nothing follows from it. */
export function voidDecision(course: Course<PbemEvent>, { id }: Pick<PendingDecision, 'id'>): void {
  course.emit({ type: 'DecisionSettled', data: { id, rule: VOID_BY } });
}

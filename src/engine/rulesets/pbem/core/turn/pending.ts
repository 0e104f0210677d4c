import type { Course } from '../../../../game/course.js';
import type { SideId } from '../../../../position/unit.js';
import type { DecisionAbout } from '../events/decision-forms.js';
import { nextDecisionId, type DecisionKind } from './decision.js';
import type { PbemEvent } from '../events.js';
import { isStatedVoid, voidDecision } from './voided.js';

/**
 * Raises a decision. With the id of a pending decision it replaces that one: the same decision with another object. In
 * a game of honour one that is stated to be void falls away at once (pbem:1.4b); a pin does so where the move can go
 * on.
 */
export function raise<Kind extends DecisionKind>(
  course: Course<PbemEvent>,
  kind: Kind,
  owner: SideId,
  rule: string,
  about: DecisionAbout[Kind],
  id?: string,
): void {
  const raised = course.events.filter((event) => event.type === 'DecisionRaised').length;
  const members: object = about;
  const data = { id: id ?? nextDecisionId(course.position, raised), kind, owner, rule, about: { ...members } };
  course.emit({ type: 'DecisionRaised', data });
  if (kind !== 'Pin' && isStatedVoid(course.stated, data)) voidDecision(course, data);
}

/** A decision is answered, or has nothing left to decide; `rule` tells which. */
export function settle(course: Course<PbemEvent>, id: string, rule: string): void {
  course.emit({ type: 'DecisionSettled', data: { id, rule } });
}

import type { Course } from '../../../../game/course.js';
import type { SideId } from '../../../../position/unit.js';
import type { DecisionAbout } from '../events/decision-forms.js';
import { nextDecisionId, type DecisionKind } from './decision.js';
import type { PbemEvent } from '../events.js';

/** Raises a decision. With the id of a pending decision it replaces that one: the same decision with another object. */
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
}

/** A decision is answered, or has nothing left to decide; `rule` tells which. */
export function settle(course: Course<PbemEvent>, id: string, rule: string): void {
  course.emit({ type: 'DecisionSettled', data: { id, rule } });
}

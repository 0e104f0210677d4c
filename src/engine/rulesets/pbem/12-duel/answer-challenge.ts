import type { Course } from '../../../game/course.js';
import { illegal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { isCharacter, isLive, type SideId, type Unit } from '../../../position/unit.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import type { PbemEvent } from '../core/events.js';
import type { ChallengeAnswer, AnswerChallenge } from '../core/orders/duel-orders.js';
import type { OrderRule } from '../core/order-rule.js';
import { taskOfKind } from '../core/tasks/task.js';
import { decisionsOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { mountedKnights } from './places.js';

/**
 * The challenged player accepts or refuses; he may object to conditions that are not allowed for a duel, and then the
 * challenge is void (pbem:12.8e, 12.8f).
 */
export const ANSWER_CHALLENGE: OrderRule<AnswerChallenge> = {
  when: { decision: 'AnswerChallenge' },
  rule: 'pbem:12.8f',
  units: () => [],
  carryOut(course, side, { answer }) {
    const [decision] = decisionsOf(course.position, 'AnswerChallenge', side);
    if (!decision) return illegal('pbem:12.8f', `${side} has not been challenged`, side);
    const { about: challenge } = decision;
    if (answer === 'object' && !hasConditions(challenge)) {
      return illegal('pbem:12.8e', 'there are no conditions to object to', side);
    }
    settle(course, decision.id, 'pbem:12.8f');
    const rule = answer === 'object' ? 'pbem:12.8e' : 'pbem:12.8f';
    course.emit({ type: 'ChallengeAnswered', data: { challenger: challenge.challenger, side, answer, rule } });
    if (answer === 'refuse') punishRefusal(course, side);
    if (answer !== 'accept') return null;
    course.emit({ type: 'DuelBegan', data: { ...challenge, rule: 'pbem:12.8d' } });
    const { links } = course.position;
    if (links.length > 0) course.emit({ type: 'MeleeBroken', data: { links, rule: 'pbem:12.8i' } });
    const units = mountedKnights(course.position, side).map(({ id }) => id);
    raise(course, 'PlaceChampion', side, 'pbem:12.8l', { units });
    return null;
  },
  list(position, side, { id }) {
    const [decision] = decisionsOf(position, 'AnswerChallenge', side);
    if (decision?.about.knight !== id) return [];
    const answers: readonly ChallengeAnswer[] = hasConditions(decision.about)
      ? ['accept', 'refuse', 'object']
      : ['accept', 'refuse'];
    return answers.map((answer): LegalOrder<AnswerChallenge> => ({
      order: { type: 'AnswerChallenge', answer },
      mp: null,
      summary: SUMMARIES[answer],
    }));
  },
};

const SUMMARIES: Readonly<Record<ChallengeAnswer, string>> = {
  accept: 'accept the challenge',
  refuse: 'refuse the challenge',
  object: 'object to its conditions: the challenge is void',
};

function hasConditions({ conditions, ground, stake }: object & Partial<Record<string, unknown>>): boolean {
  return conditions !== undefined || ground !== undefined || stake !== undefined;
}

/**
 * Samurai who were there commit no seppuku any more, not even one who is at it (pbem:12.8g), and knights who could have
 * accepted may go on no quest (pbem:12.8h).
 */
function punishRefusal(course: Course<PbemEvent>, side: SideId): void {
  const { position } = course;
  const shamed = Object.values(position.units)
    .filter((unit) => unit.side === side && isSamurai(unit) && isLive(unit) && unit.hexes.length > 0 && !unit.shamed)
    .map(({ id }) => id)
    .sort();
  if (shamed.length > 0) course.emit({ type: 'SamuraiShamed', data: { units: shamed, rule: 'pbem:12.8g' } });
  for (const id of shamed) {
    if (taskOfKind(course.position, id, 'seppuku')) breakOffTask(course, id, 'pbem:12.8g');
  }
  const bound = mountedKnights(position, side)
    .filter((unit) => unit.traits?.includes('quest') && !isSamurai(unit) && !unit.forsaken)
    .map(({ id }) => id)
    .sort();
  if (bound.length > 0) course.emit({ type: 'QuestForsaken', data: { units: bound, rule: 'pbem:12.8h' } });
}

function isSamurai(unit: Unit): boolean {
  return isCharacter(unit) && unit.sheet.classes.includes('samurai');
}

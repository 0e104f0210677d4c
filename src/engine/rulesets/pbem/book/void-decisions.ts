import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { PendingDecision } from '../../../position/turn.js';
import { goOnAsPlanned } from '../07-moves/going-on.js';
import { fightCountered } from '../09-combat/charge.js';
import type { PbemEvent } from '../core/events.js';
import { decisionsOf, type DecisionOf, type RetreatOwed } from '../core/turn/decision.js';
import { isStatedVoid, voidDecision } from '../core/turn/voided.js';

/*
 * Decisions that a player of a game of honour states to be void (pbem:1.4b). Those that his order raises fall away when
 * they are raised, before the rules carry out an answer to which there is no alternative (core/turn/pending).
 */

/** Voids what was owed before the order, but nothing that makes a move or a charge go on. */
export function voidFormer(course: Course<PbemEvent>): void {
  for (const decision of course.position.pending) {
    if (isStatedVoid(course.stated, decision) && !isWaitedFor(decision)) voidDecision(course, decision);
  }
}

/**
 * Voids what is owed still. A move goes on when nobody is left who may try to pin (pbem:8.1j), and a charge when its
 * own retreat out of a counter-charge is void (pbem:9.4g).
 */
export function voidTheRest(course: Course<PbemEvent>, dice: Dice): void {
  for (;;) {
    const decision = course.position.pending.find((one) => isStatedVoid(course.stated, one));
    if (!decision) return;
    voidDecision(course, decision);
    const { charge } = decision.about as Partial<RetreatOwed>;
    if (charge) fightCountered(course, charge, [], dice);
    if (decision.kind === 'Pin' && isFree(course.position)) {
      goOnAsPlanned(course, (decision as DecisionOf<'Pin'>).about.target, dice);
    }
  }
}

function isWaitedFor({ kind, about }: PendingDecision): boolean {
  return kind === 'Pin' || about['charge'] !== undefined;
}

function isFree(position: Position): boolean {
  return decisionsOf(position, 'Pin').length === 0 && decisionsOf(position, 'GoOn').length === 0;
}

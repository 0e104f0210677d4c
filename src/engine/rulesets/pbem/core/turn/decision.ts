import type { Position } from '../../../../position/position.js';
import type { PendingDecision } from '../../../../position/turn.js';
import type { SideId, UnitId } from '../../../../position/unit.js';
import { takesPart } from '../duel/fighters.js';
import { DECISION_ABOUT, type DecisionAbout } from '../events/decision-forms.js';
import { STEPS } from '../events/sequence.js';

/** Kinds of pending decisions of this ruleset, each answered by the order of the same name. */
export const DECISION_KINDS = Object.keys(DECISION_ABOUT) as readonly DecisionKind[];
export type DecisionKind = keyof DecisionAbout;

const MATTERS: Readonly<Record<DecisionKind, string>> = {
  Retreat: 'a retreat',
  Advance: 'an advance',
  Pursue: 'a melee that could be kept up',
  RaiseAlarm: 'the alarm',
  Pin: 'a pin',
  Defend: 'the defence of a samurai at seppuku',
  AnswerChallenge: 'a challenge',
  PlaceChampion: 'the place of a champion',
  KeepWord: 'the conditions of the duel',
  Surrender: 'a surrender',
  Quarter: 'quarter',
  Hide: 'the places of hidden units',
  GoOn: 'the rest of a move',
  ChooseCasualty: 'who suffers a result',
  PlaceDismounted: 'the place of a rider who was thrown off',
  PlaceFallen: 'the place of one who falls',
  Flee: 'a flight',
  AgreeEnd: 'the end of the day',
  RollInitiative: 'the roll for initiative',
};

/** The matter of a decision in a few words, after "about". */
export function matterOf({ kind }: Pick<PendingDecision, 'kind'>): string {
  return MATTERS[kind as DecisionKind];
}

export type RetreatOwed = DecisionAbout['Retreat'];
export type RetreatDue = RetreatOwed['due'];
export type AdvanceOffered = DecisionAbout['Advance'];
export type SurrenderAsked = DecisionAbout['Surrender'];

/** A pending decision with its object, by kind. */
export type DecisionOf<Kind extends DecisionKind> = PendingDecision & {
  readonly kind: Kind;
  readonly about: DecisionAbout[Kind];
};

/** All pending decisions of a kind, oldest first; of one owner if given. */
export function decisionsOf<Kind extends DecisionKind>(
  position: Position,
  kind: Kind,
  owner?: SideId,
): readonly DecisionOf<Kind>[] {
  return position.pending.filter(
    (decision): decision is DecisionOf<Kind> =>
      decision.kind === kind && (owner === undefined || decision.owner === owner),
  );
}

/**
 * True if the decision must be answered before anything else: all except fire retreats whose step is still open,
 * retreats that were left open, and offers to the victors while a retreat of the same combat is not yet carried out.
 * Whether a move goes on is decided after the units that may pin have tried (pbem:8.2a).
 */
export function isDue(position: Position, decision: PendingDecision): boolean {
  if (comesFirst(decision)) return true;
  if (decision.kind === 'GoOn') return !position.pending.some(({ kind }) => kind === 'Pin');
  if (decision.kind !== 'Retreat')
    return !position.pending.some((one) => comesFirst(one) || (one.kind === 'Retreat' && isDue(position, one)));
  switch (decision.about['due'] as RetreatDue) {
    case 'stepEnd':
      return position.turn.closing !== 'no' && !followsAnother(position, decision);
    case 'ownTurn':
      return (
        position.turn.side === decision.owner &&
        position.turn.step === STEPS[0] &&
        takesPart(position, decision.about['unit'] as UnitId)
      );
    default:
      return true;
  }
}

/** A unit that was hit twice in a fire step makes the retreat of the first hit first; the second fails (10.22f). */
function followsAnother({ pending }: Position, { id, about }: PendingDecision): boolean {
  const first = pending.find(
    (one) => one.kind === 'Retreat' && one.about['unit'] === about['unit'] && one.about['due'] === about['due'],
  );
  return first !== undefined && first.id !== id;
}

/** The effect of a combat must be known before its consequences are decided (siege-en:1.72b, 1.74a, 1.92d). */
function comesFirst({ kind }: PendingDecision): boolean {
  return kind === 'ChooseCasualty' || kind === 'PlaceDismounted' || kind === 'PlaceFallen';
}

/** The side in turn may answer these by another order: then the offer lapses (pbem:4.27, 10.9c). */
export function mayLapse(decision: PendingDecision): boolean {
  return decision.kind === 'Advance' || decision.kind === 'Pursue';
}

/** An id for the next decision of the order under way: its number and a count. */
export function nextDecisionId(position: Position, raisedBefore: number): string {
  return `${position.orders}.${raisedBefore + 1}`;
}

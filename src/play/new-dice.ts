import { CorrectionDice, DiceByName, givenDie, type WantedDie } from '../engine/game/correction/correction-dice.js';
import { wordsIn } from '../engine/game/dice-course.js';
import type { MoreDice } from '../engine/game/correction/correct.js';
import type { LoggedEvent } from '../engine/game/correction/turn-course.js';
import { correctionUnderWay } from '../engine/game/parley/course.js';
import type { FallenDice } from '../engine/game/parley/correction-forms.js';
import { isCorrection, type ParleyEventOf } from '../engine/game/parley/events.js';
import { hashOfCorrected, keyOfCorrections } from '../ledger/proof/correction-dice.js';
import { DerivedDice } from '../ledger/proof/derived-dice.js';
import { CHAIN_TURNS, faceOfDie } from '../ledger/proof/dice.js';
import type { DiceVault } from './dice-vault.js';
import { DiceSecretsLost } from './errors.js';
import type { LoadedGame } from './loaded-game.js';

/** The events of a log from the first corrected order on, and the hash of each. */
export interface CorrectedLog {
  readonly log: readonly LoggedEvent[];
  readonly hashAt: (revision: number) => string;
}

/** The dice that a correction needs anew, and those of them that fell; null: they are derived from the log alone. */
interface NewDice {
  readonly more: MoreDice;
  readonly fallen: () => FallenDice | null;
}

/**
 * The dice of a correction that is made now (pbem:1.4h). In games with commitments they come from the secret of hidden
 * dice, which is opened when the game is over, and from the order. Where players report dice, the side whose turn is
 * corrected gives them, unless the order itself came without: `given` is the last one. Throws DiceSecretsLost.
 */
export async function newDice(
  vault: DiceVault,
  { id, dice, book: { ruleset }, parley }: LoadedGame,
  { log, hashAt }: CorrectedLog,
  given?: ParleyEventOf<'CorrectionDieGiven'>,
): Promise<NewDice> {
  if (dice?.terms.corrections !== true) {
    return { more: ({ at }) => new DerivedDice(hashAt(at)), fallen: () => null };
  }
  const known = new DiceByName();
  for (const { event } of log) {
    if (isCorrection(event)) known.add([...(event.data.dice ?? []), ...(event.data.hiddenDice ?? [])]);
  }
  const asks = correctionUnderWay(parley)?.asks;
  if (given && asks) known.add([givenDie(asks, given.data.value)]);
  const secrets = await vault.open(id, dice.terms, Math.min(dice.turn, CHAIN_TURNS));
  if (!secrets) throw new DiceSecretsLost(id, 'have no turn for a correction');
  const key = keyOfCorrections(secrets.hidden, id, wordsIn(dice));
  const derived = ({ at, number, request: { purpose, subject, faces } }: WantedDie): number => {
    const event = log.find(({ revision }) => revision === at)?.event;
    const order = event && ruleset.frame.order(event);
    if (!order) throw new Error(`no order begins at event ${at}`);
    const told = ruleset.veil?.hidesOrder(order.order) ? null : order.order;
    const hash = hashOfCorrected({ game: id, at, seat: order.seat, order: told });
    return faceOfDie(key, hash, { purpose, number, ...(subject === undefined ? {} : { subject }) }, faces);
  };
  const found = new CorrectionDice(ruleset, (wanted) => {
    const before = known.find(wanted);
    if (before) return before;
    const isAsked = dice.mode === 'reported' && !ruleset.veil?.hidesDie(wanted.request) && !isDerived(wanted.at);
    return isAsked ? null : { value: derived(wanted), source: 'committed' };
  });
  const isDerived = (at: number): boolean => {
    const later = log.filter(({ revision }) => revision >= at);
    const next = later.findIndex(({ revision, event }) => revision > at && ruleset.frame.order(event) !== null);
    const own = (next < 0 ? later : later.slice(0, next)).map(({ event }) => event);
    return ruleset.diceOf(own).some(({ source }) => source === 'committed');
  };
  return { more: found.more, fallen: () => found.fallen };
}

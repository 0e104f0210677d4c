import { bytesOfHex } from '../../digest/encodings.js';
import { hmacSha256 } from '../../digest/digest.js';
import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import type { MoreDice } from '../../engine/game/correction/correct.js';
import { CorrectionDice, DiceByName } from '../../engine/game/correction/correction-dice.js';
import type { AnyGame } from '../../engine/game/game.js';
import type { CorrectionEvent } from '../../engine/game/parley/events.js';
import { DerivedDice } from './derived-dice.js';
import type { Words } from './dice.js';

/** The key of the dice that corrections of a game need besides those that fell; `secret`: that of hidden dice. */
export function keyOfCorrections(secret: string, game: string, words: Words): Uint8Array {
  return hmacSha256(bytesOfHex(secret), canonicalJson(['herald correction dice', game, words]));
}

/** An order that a correction decides again, as its dice know it. */
interface CorrectedPlace {
  readonly game: string;
  /** Revision of its first event. */
  readonly at: number;
  readonly seat: string;
  /** The order as it was given; null: not everybody may see it. */
  readonly order: unknown;
}

/** The hash of an original order, from which the dice of its correction come; no claim has a part in it. */
export function hashOfCorrected({ game, at, seat, order }: CorrectedPlace): string {
  return sha256(canonicalJson(['herald corrected order', game, at, seat, order]));
}

/**
 * The dice of the corrections that a log records, for making them again in the order of the log: those that they record
 * themselves; of older games those that come from the hash of the event of the order.
 */
export function diceOfCorrections(
  game: AnyGame,
  hashAt: (revision: number) => string,
): (correction: CorrectionEvent) => MoreDice {
  const known = new DiceByName();
  return ({ data: { dice, hiddenDice = [] } }) => {
    if (dice === undefined) return (order) => new DerivedDice(hashAt(order.at));
    known.add([...dice, ...hiddenDice]);
    return new CorrectionDice(game, known.find).more;
  };
}

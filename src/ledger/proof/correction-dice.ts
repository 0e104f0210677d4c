import { bytesOfHex } from '../../digest/encodings.js';
import { hmacSha256 } from '../../digest/digest.js';
import { DiceExhausted, type Dice, type DieRequest, type RolledDie } from '../../engine/dice/dice.js';
import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import type { MoreDice, PlayedOrder } from '../../engine/game/correction/correct.js';
import type { AnyGame } from '../../engine/game/game.js';
import type { CorrectionDie, FallenDice } from '../../engine/game/parley/correction-forms.js';
import type { CorrectionEvent } from '../../engine/game/parley/events.js';
import { DerivedDice } from './derived-dice.js';
import { DieNames, type Words } from './dice.js';

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

/** A die as a correction asks for it. */
export type WantedDie = Omit<CorrectionDie, 'die'> & { readonly request: DieRequest };

/** The value and source of a die; null: it has yet to be given. */
export type FindDie = (die: WantedDie) => Pick<RolledDie, 'value' | 'source'> | null;

/** Dice by their order, purpose, subject and number. */
export class DiceByName {
  readonly #dice = new Map<string, RolledDie>();

  constructor(dice: readonly CorrectionDie[] = []) {
    this.add(dice);
  }

  add(dice: readonly CorrectionDie[]): void {
    for (const { at, number, die } of dice) this.#dice.set(nameOf({ at, number, request: die }), die);
  }

  readonly find = (wanted: WantedDie): RolledDie | null => this.#dice.get(nameOf(wanted)) ?? null;
}

/** The dice of one correction: finds each by its name, and notes which fell and which is missing. */
export class CorrectionDice {
  readonly #fallen = new Map<string, CorrectionDie>();
  #missing: FallenDice['missing'] = null;

  constructor(
    private readonly game: AnyGame,
    private readonly find: FindDie,
  ) {}

  readonly more: MoreDice = ({ at, events }: PlayedOrder): Dice => {
    const names = new DieNames();
    // A die that fell for the order before has its name already.
    for (const die of this.game.diceOf(events)) names.next(die);
    return {
      roll: (request) => {
        const { number } = names.next(request);
        const found = this.find({ at, number, request });
        if (!found) {
          this.#missing = { at, number, ...request };
          throw new DiceExhausted(request);
        }
        const die = { ...request, value: found.value, source: found.source };
        this.#fallen.set(nameOf({ at, number, request }), { at, number, die });
        return die;
      },
    };
  };

  get fallen(): FallenDice {
    const isHidden = ({ die }: CorrectionDie): boolean => this.game.veil?.hidesDie(die) === true;
    const all = [...this.#fallen.values()];
    return {
      dice: all.filter((one) => !isHidden(one)),
      hiddenDice: all.filter(isHidden),
      missing: this.#missing,
    };
  }
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

function nameOf({ at, number, request }: WantedDie): string {
  return canonicalJson([at, request.purpose, request.subject ?? null, number]);
}

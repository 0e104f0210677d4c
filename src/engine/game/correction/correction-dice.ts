import { canonicalJson } from '../../canonical/canonical.js';
import { DiceExhausted, type Dice, type DieRequest, type RolledDie } from '../../dice/dice.js';
import type { AnyGame } from '../game.js';
import type { AskedDie, CorrectionDie, FallenDice } from '../parley/correction-forms.js';
import type { MoreDice, PlayedOrder } from './correct.js';

/** The die that a side has given where it was asked for one (pbem:1.4h). */
export function givenDie({ at, number, purpose, rule, faces, subject }: AskedDie, value: number): CorrectionDie {
  const about = subject === undefined ? {} : { subject };
  return { at, number, die: { purpose, rule, faces, ...about, value, source: 'reported' } };
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
    const counts = new Map<string, number>();
    const next = ({ purpose, subject }: DieRequest): number => {
      const name = canonicalJson([purpose, subject ?? null]);
      const number = (counts.get(name) ?? 0) + 1;
      counts.set(name, number);
      return number;
    };
    // A die that fell for the order before has its name already.
    for (const die of this.game.diceOf(events)) next(die);
    return {
      roll: (request) => {
        const number = next(request);
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

function nameOf({ at, number, request }: WantedDie): string {
  return canonicalJson([at, request.purpose, request.subject ?? null, number]);
}

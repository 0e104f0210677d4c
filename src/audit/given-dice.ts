import { DiceByName, givenDie } from '../engine/game/correction/correction-dice.js';
import { correctionUnderWay, type ParleyCourse } from '../engine/game/parley/course.js';
import type { CorrectionEvent } from '../engine/game/parley/events.js';

/** The dice that sides have given for corrections (pbem:1.4h), and whether each of them has led to anything. */
export class GivenDice {
  readonly #given = new DiceByName();
  /** Revision of the die that was given just now. */
  #last: number | null = null;

  give(revision: number, value: number, course: ParleyCourse): void {
    this.#last = revision;
    const asks = correctionUnderWay(course)?.asks;
    if (asks) this.#given.add([givenDie(asks, value)]);
  }

  /** A correction follows the die that was given; the purposes of its reported dice that nobody has given. */
  useFor({ data: { dice = [] } }: CorrectionEvent): readonly string[] {
    this.#last = null;
    const isGiven = ({ at, number, die }: (typeof dice)[number]): boolean =>
      this.#given.find({ at, number, request: die })?.value === die.value;
    return dice.flatMap((one) => (one.die.source !== 'reported' || isGiven(one) ? [] : [one.die.purpose]));
  }

  /** Something else than a correction follows: the revision of the die that was given for nothing, or null. */
  passOver(): number | null {
    const revision = this.#last;
    this.#last = null;
    return revision;
  }
}

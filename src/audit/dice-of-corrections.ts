import { canonicalJson } from '../engine/canonical/canonical.js';
import type { DiceCourse } from '../engine/game/dice-course.js';
import type { AnyGame } from '../engine/game/game.js';
import type { CorrectionEvent } from '../engine/game/parley/events.js';
import { hashOfCorrected } from '../ledger/proof/correction-dice.js';
import { isOfMode, type OpenDie } from './checked-die.js';

/** The new dice of a correction, and what is wrong with them. */
interface Taken {
  readonly dice: readonly OpenDie[];
  readonly wrong: readonly string[];
}

/** Looks through the dice that fell anew in the corrections of a log (pbem:1.4h, docs/dice.md). */
export class DiceOfCorrections {
  readonly #dice = new Map<string, OpenDie>();
  readonly #orders = new Map<number, { readonly seat: string; readonly order: unknown }>();

  constructor(private readonly game: string) {}

  /** An order of the log; null: not everybody may see it. */
  takeOrder(revision: number, seat: string, order: unknown): void {
    this.#orders.set(revision, { seat, order });
  }

  /** A correction of the log. Several may name the same die, which counts once. */
  take(revision: number, { type, data }: CorrectionEvent, { veil }: AnyGame, course: DiceCourse | null): Taken {
    const { dice = [], hiddenDice = [] } = data;
    const wrong: string[] = [];
    if ((data.dice !== undefined) !== (course?.terms.corrections === true)) {
      wrong.push(`${type}: its dice are not recorded in the way that the terms of the game say`);
    }
    const found: OpenDie[] = [];
    for (const { at, number, die } of [...dice, ...hiddenDice]) {
      const name = canonicalJson([at, die.purpose, die.subject ?? null, number]);
      const before = this.#dice.get(name);
      if (before?.die.value === die.value) continue;
      if (before) wrong.push(`the die for ${die.purpose} shows ${die.value}, and ${before.die.value} earlier`);
      if (!course || !isOfMode(course.mode, die)) {
        wrong.push(`the die for ${die.purpose} is ${die.source}, which the terms of the game do not allow`);
      }
      const order = this.#orders.get(at);
      if (!order) wrong.push(`the die for ${die.purpose} belongs to no order at event ${at}`);
      const hash = order ? hashOfCorrected({ game: this.game, at, ...order }) : '';
      const standing = die.source === 'committed' ? 'unopened' : 'taken';
      const hidden = veil?.hidesDie(die) === true;
      const noted: OpenDie = { revision, turn: course?.turn ?? 0, order: 0, die, number, hidden, standing, hash };
      this.#dice.set(name, noted);
      found.push(noted);
    }
    return { dice: found, wrong };
  }

  /** The dice whose secret is not open yet. */
  get unopened(): readonly OpenDie[] {
    return [...this.#dice.values()].filter(({ standing }) => standing === 'unopened');
  }
}

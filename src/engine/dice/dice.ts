/**
 * The source of a die's value: rolled by the server, derived from secrets to which the server has committed itself,
 * reported by a player (honour system), read from a record, or derived from the order that a correction decides again.
 */
export const DICE_SOURCES = ['server', 'committed', 'reported', 'recorded', 'derived'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

/** Number of faces: DR (ten faces, pbem:2.1a) or DR6. */
export type DieFaces = 6 | 10;

/** The purpose of a die. `purpose` is a stable word of the ruleset, `rule` the catalogue id that asks for it. */
export interface DieRequest {
  readonly purpose: string;
  readonly rule: string;
  readonly faces: DieFaces;
  /** The unit or hex that the die is rolled for, where that matters (random selection). */
  readonly subject?: string;
}

/** One die as it stands in an event: the request, the number that showed (1 to faces) and its source. */
export interface RolledDie extends DieRequest {
  readonly value: number;
  readonly source: DiceSource;
}

/**
 * The dice of one decision: an explicit input of `decide`. A die is asked for with its purpose, one after the other.
 * Throws DiceExhausted if there is none left (the game contract turns that into a refusal).
 */
export interface Dice {
  roll(request: DieRequest): RolledDie;
}

/** A die was asked for and none was supplied. */
export class DiceExhausted extends Error {
  constructor(readonly request: DieRequest) {
    super(`a die is missing: ${request.purpose} (${request.rule})`);
  }
}

/** A supplied die does not have a face that the request allows. */
export class DieOutOfRange extends Error {
  constructor(
    readonly request: DieRequest,
    readonly value: number,
  ) {
    super(`${value} is no face of a ${request.faces}-sided die: ${request.purpose} (${request.rule})`);
  }
}

/** Dice that one order may ask for: far more than any order of a real game takes. */
export const DICE_PER_ORDER_MAX = 10_000;

/** An order went on asking for dice, which must be at fault: fair dice do not tie for ever. */
export class DiceRunaway extends Error {
  constructor(readonly request: DieRequest) {
    super(`an order asks for more than ${DICE_PER_ORDER_MAX} dice: ${request.purpose} (${request.rule})`);
  }
}

/**
 * The same dice for one order. Ties and faces that name nothing are rolled again (pbem:2.1f, 2.1g), so dice that show
 * the same face again and again would never come to an end. Throws DiceRunaway after DICE_PER_ORDER_MAX dice.
 */
export class BoundedDice implements Dice {
  private rolled = 0;

  constructor(private readonly dice: Dice) {}

  roll(request: DieRequest): RolledDie {
    if (this.rolled >= DICE_PER_ORDER_MAX) throw new DiceRunaway(request);
    this.rolled += 1;
    return this.dice.roll(request);
  }
}

/**
 * Dice read from a list, in order; `remaining` tells what a conformance case or a judgement has left over. A
 * judgement gives the recorded source of each die, so that its events can equal the recorded ones.
 */
export class ListedDice implements Dice {
  private index = 0;

  constructor(
    private readonly values: readonly number[],
    private readonly source: DiceSource,
    private readonly sources: readonly DiceSource[] = [],
  ) {}

  get remaining(): readonly number[] {
    return this.values.slice(this.index);
  }

  roll(request: DieRequest): RolledDie {
    const value = this.values[this.index];
    if (value === undefined) throw new DiceExhausted(request);
    if (!Number.isInteger(value) || value < 1 || value > request.faces) throw new DieOutOfRange(request, value);
    const source = this.sources[this.index] ?? this.source;
    this.index += 1;
    return { ...request, value, source };
  }
}

/** Dice for orders that must not roll, and for asking whether an order is legal before it rolls. */
export const NO_DICE: Dice = new ListedDice([], 'recorded');

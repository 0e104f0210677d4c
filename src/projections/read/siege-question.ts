/** Why a question about the calendar of a siege has no answer. */
export type SiegeQuestionProblem = 'beforeTheSiege' | 'notYet' | 'noSuchThing';

/**
 * A question about a siege that has no answer: of a day before it began, of one that has not come, or of a thing that
 * it does not have, or did not have then.
 */
export class SiegeQuestionError extends Error {
  readonly type = 'siegeQuestion';
  constructor(
    readonly problem: SiegeQuestionProblem,
    message: string,
    readonly facts: Readonly<Record<string, string | number | null>> = {},
  ) {
    super(message);
  }
}

/** Why a question about the calendar of a siege has no answer. */
export type SiegeQuestionProblem =
  | 'beforeTheSiege'
  | 'beforeTheCampaign'
  | 'notYet'
  /** The last day that is asked for is before the first. */
  | 'backwards'
  | 'noSuchThing'
  | 'noSuchHex'
  | 'noSuchSiege';

/**
 * A question about a siege, or the sieges of a campaign, that has no answer: of a day before it began, of one that has
 * not come, of a range that ends before it begins, of a thing or hex that it does not have, or did not have then,
 * or of a siege that the campaign does not have.
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

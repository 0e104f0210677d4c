export type PlayErrorType =
  | 'noSuchGame'
  | 'noSuchSiege'
  | 'noSuchCampaign'
  | 'nobodyOfThatName'
  | 'noSuchSeat'
  | 'seatTaken'
  | 'nobodyLeft'
  | 'noBoardForComputer'
  | 'seatKept'
  | 'seatReserved'
  | 'wrongKey'
  | 'keyNeeded'
  | 'keyVoid'
  | 'notTheOrganiser'
  | 'secretRefused'
  | 'accountRefused'
  | 'wrongAccountKey'
  | 'addressesUnavailable'
  | 'seatOfAccount'
  | 'secretsShown'
  | 'notASeat'
  | 'noSuchInstant'
  | 'noSuchSide'
  | 'diceSecretsLost'
  | 'stillLoading'
  | 'cursorRefused'
  | 'setupRefused'
  | 'noSuchTournament'
  | 'tournamentRefused';

/**
 * The faults that a request to the application can have, told apart by `type`. Refused orders are answers, not errors.
 */
export abstract class PlayError extends Error {
  abstract readonly type: PlayErrorType;
}

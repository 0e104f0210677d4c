import type { HexName } from '../../../../board/field.js';
import type { SideId, UnitId } from '../../../../position/unit.js';
import type { ChallengeAnswer } from '../events/duel.js';

/**
 * Challenges another side to single combat (pbem:12.8); `to`: the challenged side, if there are several. `ground`:
 * hexes in which the champions are placed; `stake`: a prisoner or item that the loser delivers; `conditions`: other
 * conditions, at most 400 characters.
 */
export interface Challenge {
  readonly type: 'Challenge';
  readonly unit: UnitId;
  readonly to?: SideId;
  readonly ground?: readonly HexName[];
  readonly stake?: string;
  readonly conditions?: string;
}

/** Answers a challenge (pbem:12.8f). A side may object to unreasonable conditions (pbem:12.8e). */
export interface AnswerChallenge {
  readonly type: 'AnswerChallenge';
  readonly answer: ChallengeAnswer;
}

/** Names and places the champion of a side, head first (pbem:12.8l). */
export interface PlaceChampion {
  readonly type: 'PlaceChampion';
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/** Keeps the conditions of a duel that was lost, or breaks them (pbem:12.8s). */
export interface KeepWord {
  readonly type: 'KeepWord';
  readonly keep: boolean;
}

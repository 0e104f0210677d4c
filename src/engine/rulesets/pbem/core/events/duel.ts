import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { Challenge } from '../../../../position/duel.js';
import type { SideId, UnitId } from '../../../../position/unit.js';

/**
 * The answer to a challenge; `object`: its conditions are not fit for a duel, and the challenge is void (pbem:12.8e,
 * 12.8f).
 */
export const CHALLENGE_ANSWERS = ['accept', 'refuse', 'object'] as const;
export type ChallengeAnswer = (typeof CHALLENGE_ANSWERS)[number];

/** A side has made its challenge (pbem:12.8c). */
export type ChallengeMade = EventOf<'ChallengeMade', Challenge & { readonly rule: string }>;
/** The outcome of a challenge; a void challenge counts as not made. */
export type ChallengeAnswered = EventOf<
  'ChallengeAnswered',
  { readonly challenger: SideId; readonly side: SideId; readonly answer: ChallengeAnswer; readonly rule: string }
>;
/** Samurai that cannot commit seppuku any more, since their side refused (pbem:12.8g). */
export type SamuraiShamed = EventOf<'SamuraiShamed', { readonly units: readonly UnitId[]; readonly rule: string }>;
/** Knights that could have accepted and have forsaken their quest (pbem:12.8h). */
export type QuestForsaken = EventOf<'QuestForsaken', { readonly units: readonly UnitId[]; readonly rule: string }>;
/** The game stands still from now on (pbem:12.8d, 12.8i). */
export type DuelBegan = EventOf<'DuelBegan', Challenge & { readonly rule: string }>;
/** A champion is named and placed, head first (pbem:12.8l). */
export type ChampionPlaced = EventOf<
  'ChampionPlaced',
  { readonly side: SideId; readonly unit: UnitId; readonly hexes: readonly HexName[]; readonly rule: string }
>;
/** A player turn of the duel begins; `idle`: the number of player turns since the last attack (pbem:12.8m, 12.8p). */
export type DuelTurnBegan = EventOf<
  'DuelTurnBegan',
  { readonly side: SideId; readonly idle: number; readonly rule: string }
>;
/**
 * One of the champions is dead or a prisoner (pbem:12.8r), or the challenger could not bring about the fight in 20 PTs.
 * `resumes`: the challenger's player turn goes on where it was interrupted; else it is forfeited.
 */
export type DuelEnded = EventOf<
  'DuelEnded',
  {
    readonly unit: UnitId;
    readonly winner: SideId;
    readonly loser: SideId;
    readonly resumes: boolean;
    readonly rule: string;
  }
>;
/** A side keeps the conditions of the duel that it has lost, or does not (pbem:12.8s). */
export type WordGiven = EventOf<'WordGiven', { readonly side: SideId; readonly kept: boolean; readonly rule: string }>;
/** The captors let a prisoner go. */
export type PrisonerReleased = EventOf<'PrisonerReleased', { readonly unit: UnitId; readonly rule: string }>;

/** The challenge to single combat (pbem:12.8). */
export type DuelEvent =
  | ChallengeMade
  | ChallengeAnswered
  | SamuraiShamed
  | QuestForsaken
  | DuelBegan
  | ChampionPlaced
  | DuelTurnBegan
  | DuelEnded
  | WordGiven
  | PrisonerReleased;

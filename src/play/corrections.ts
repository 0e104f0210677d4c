import type { GameEvent } from '../engine/game/event.js';
import { correctionEvent } from '../engine/game/correction/record.js';
import {
  amended,
  goneOn,
  stateBefore,
  turnCourse,
  type Amended,
  type TurnCourse,
} from '../engine/game/correction/turn-course.js';
import { correctionUnderWay, firstOfCorrections } from '../engine/game/parley/course.js';
import type { CorrectionEvent, ParleyEventOf } from '../engine/game/parley/events.js';
import { causedBy, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import { whyOrderWaits } from '../engine/game/parley/waiting.js';
import type { Refusal } from '../engine/game/refusal.js';
import { eventsBetween } from '../ledger/corrected-course.js';
import { diceOfCorrections } from '../ledger/proof/correction-dice.js';
import type { DiceVault } from './dice-vault.js';
import { newDice, type CorrectedLog } from './new-dice.js';
import type { Viewer } from './viewer.js';
import type { GameDoor } from './game-door.js';
import type { LoadedGame } from './loaded-game.js';

/** The game's log and the secrets of its dice. */
export interface CorrectionParts {
  readonly games: GameDoor;
  readonly vault: DiceVault;
}

/** A part of a game as it holds after its corrections. */
interface Read extends CorrectedLog {
  readonly course: TurnCourse;
}

/** The order at a revision as it holds after the corrections of its turn; the recorded one if there are none. */
export async function claimedAsCorrected(
  games: GameDoor,
  game: LoadedGame,
  viewer: Viewer,
  claimed: ClaimedOrder,
): Promise<ClaimedOrder> {
  if (firstOfCorrections(game.parley, claimed.at) === claimed.at) return claimed;
  const { course } = await courseFrom(games, game, viewer, claimed.at);
  const before = stateBefore(game.book.ruleset, course, claimed.at);
  const index = course.orders.findIndex(({ at }) => at === claimed.at);
  const orders = course.orders.slice(index).map(({ events }) => events);
  const [recorded] = index < 0 ? [] : orders;
  if (!before || !recorded) return claimed;
  return { at: claimed.at, before, recorded, caused: causedBy(game.book.ruleset, orders) };
}

/** The correction that follows an upheld claim or an amendment at once (pbem:1.4d, 1.4l); null: nothing changes. */
export async function correctionAfter(
  { games, vault }: CorrectionParts,
  game: LoadedGame,
  viewer: Viewer,
  claim: { readonly claim: number; readonly at: number },
  amendment?: Amended,
): Promise<CorrectionEvent | null> {
  const { ruleset, claimRules } = game.book;
  if (!claimRules || !ruleset.asFarAsLegal) return null;
  const read = await courseFrom(games, game, viewer, claim.at);
  const { more, fallen } = await newDice(vault, game, read);
  const after = amended(ruleset, read.course, claim.at, more, amendment);
  return correctionEvent(ruleset, claim, read.course, after, fallen());
}

/**
 * The correction that goes on after an answer, or a die, for which it has waited. Null: no correction is under way, or
 * it waits for more.
 */
export async function correctionGoesOn(
  { games, vault }: CorrectionParts,
  game: LoadedGame,
  viewer: Viewer,
  answered: readonly GameEvent[],
  given?: ParleyEventOf<'CorrectionDieGiven'>,
): Promise<CorrectionEvent | null> {
  const open = correctionUnderWay(game.parley);
  if (!open) return null;
  const { ruleset } = game.book;
  const read = await courseFrom(games, game, viewer, open.at, answered);
  const { more, fallen } = await newDice(vault, game, read, given);
  const after = goneOn(ruleset, read.course, more);
  const dice = fallen();
  const isFurther = after.orders.length > read.course.orders.length || given !== undefined || dice?.missing;
  return isFurther ? correctionEvent(ruleset, open, read.course, after, dice) : null;
}

/** Why an order has to wait for a claim or a correction, or null. */
export function whyNotWhileCorrected({ book, parley }: LoadedGame, order: unknown): Refusal | null {
  return whyOrderWaits(parley, book.claimRules ?? null, book.ruleset, order);
}

async function courseFrom(
  games: GameDoor,
  game: LoadedGame,
  viewer: Viewer,
  at: number,
  further: readonly GameEvent[] = [],
): Promise<Read> {
  const { ruleset } = game.book;
  const from = firstOfCorrections(game.parley, at);
  const { position: base } = await games.at(game.id, viewer, { kind: 'revision', revision: from - 1 });
  const recorded = await eventsBetween(games.course(game), from, game.revision);
  const hashes = new Map(recorded.map(({ revision, hash }) => [revision, hash]));
  const log = [...recorded, ...further.map((event, index) => ({ revision: game.revision + 1 + index, event }))];
  const hashAt = (revision: number): string => hashes.get(revision) ?? game.hash;
  return { course: turnCourse(ruleset, base, log, diceOfCorrections(ruleset, hashAt)), log, hashAt };
}

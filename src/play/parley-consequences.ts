import { amendmentOf } from '../engine/game/parley/course.js';
import type { ParleyEvent, ParleyEventOf } from '../engine/game/parley/events.js';
import { claimDecidedBy } from '../engine/game/parley/claiming.js';
import { consequencesOf } from '../engine/game/parley/talk.js';
import { standingBy, verdictOf, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { SidesSince } from './claimed-order.js';
import { correctionAfter, correctionGoesOn, type CorrectionParts } from './corrections.js';
import type { LoadedGame } from './loaded-game.js';
import type { Said } from './parley-statement.js';
import type { Viewer } from './viewer.js';

interface Parts extends CorrectionParts {
  readonly rulebooks: Pick<AnyRulebooks, 'newest'>;
}

/** The events that follow from a statement: the verdict on a claim, and the correction of a turn (pbem:1.4d). */
export class ParleyConsequences {
  constructor(private readonly parts: Parts) {}

  /** The events that are appended with a statement of a viewer. */
  async of(game: LoadedGame, viewer: Viewer, said: Said): Promise<readonly ParleyEvent[]> {
    const { talk, claimed } = said;
    if (talk.type === 'AmendmentAnswered') return this.#amended(game, viewer, talk);
    if (talk.type === 'CorrectionDieGiven') {
      const further = await correctionGoesOn(this.parts, game, viewer, [talk], talk);
      return further ? [further] : [];
    }
    if (claimed && talk.type === 'ClaimFiled') {
      const judged = this.#judged(game, talk, claimed, said.since);
      const isUpheld = judged.data.standing === 'upheld';
      const correction = isUpheld ? await correctionAfter(this.parts, game, viewer, talk.data) : null;
      return [judged, ...(correction ? [correction] : [])];
    }
    const decided = claimDecidedBy(game.parley, game.book.claimRules ?? null, talk);
    if (decided) {
      const claim = { claim: decided.number, at: decided.at };
      const correction = await correctionAfter(this.parts, game, viewer, claim);
      return correction ? [correction] : [];
    }
    return consequencesOf(game.parley, game.book.ruleset.seats(game.position), talk);
  }

  #judged(
    { book }: LoadedGame,
    { data: { claim, side, own } }: ParleyEventOf<'ClaimFiled'>,
    claimed: ClaimedOrder,
    { built }: SidesSince,
  ): ParleyEventOf<'ClaimJudged'> {
    const { ruleset } = book;
    const inTime = own === true || !book.claimRules || !built.has(side);
    const verdict = verdictOf(ruleset, ruleset, claimed);
    const { ruleset: newest } = this.parts.rulebooks.newest(ruleset.id);
    const today = newest.version === ruleset.version ? {} : { today: verdictOf(ruleset, newest, claimed) };
    return {
      type: 'ClaimJudged',
      data: { claim, standing: standingBy(verdict, inTime, book.claimRules ?? null), verdict, ...today },
    };
  }

  /** The change of the turn to which both sides agree (pbem:1.4l). */
  async #amended(
    game: LoadedGame,
    viewer: Viewer,
    { data: { claim, agree } }: ParleyEventOf<'AmendmentAnswered'>,
  ): Promise<readonly ParleyEvent[]> {
    const amendment = amendmentOf(game.parley, claim);
    if (!agree || !amendment) return [];
    const correction = await correctionAfter(this.parts, game, viewer, { claim, at: amendment.at }, amendment);
    return correction ? [correction] : [];
  }
}

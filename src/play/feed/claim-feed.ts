import { claimOf, decidingRule, type Claim, type ParleyCourse } from '../../engine/game/parley/course.js';
import { isParleyEvent, type ClaimStanding, type ParleyEvent } from '../../engine/game/parley/events.js';
import type { RuleId } from '../../engine/game/refusal.js';
import { CorruptedEvent } from '../../ledger/errors.js';
import { NoSuchGame } from '../errors.js';
import type { Viewer } from '../viewer.js';
import type { Feed, FeedEntry, FeedFilter, FeedQuestion, Played } from './contract.js';
import { patiently } from './patiently.js';

/** Changes of a claim by the type of the event that records them. A claim is filed and judged in one append. */
const CHANGES = {
  ClaimJudged: 'judged',
  ClaimAnswered: 'answered',
  ClaimWithdrawn: 'withdrawn',
  ClaimAppealed: 'appealed',
  ClaimRuled: 'ruled',
} as const satisfies Partial<Readonly<Record<ParleyEvent['type'], string>>>;

/** A change of a claim: `judged` when it was filed. */
export type ClaimChange = (typeof CHANGES)[keyof typeof CHANGES];
export const CLAIM_CHANGES: readonly ClaimChange[] = Object.values(CHANGES);

const TYPES = Object.keys(CHANGES);
/** An entry costs as much as so many events: the game is looked at as it stood then. */
const EVENTS_OF_LOOK = 50;

/** The changes of claims that a reader wants; an absent member leaves everything in. */
export interface ClaimFeedFilter extends Omit<FeedFilter, 'types'> {
  /** How the claim stands after the change. */
  readonly standings?: readonly ClaimStanding[];
  /** The rule on which the claim rests after the change. */
  readonly rules?: readonly RuleId[];
}

/** A reader of the changes of claims; as `FeedQuestion`. */
export interface ClaimQuestion extends Pick<FeedQuestion, 'key' | 'after' | 'pay'> {
  readonly filter: ClaimFeedFilter;
}

/** A change of a claim, or a gap or mark as the feed has it; `cursor` as in the feed. */
export type ClaimEntry =
  | Exclude<FeedEntry, { readonly kind: 'event' }>
  | {
      readonly cursor: string | null;
      readonly kind: 'claim';
      readonly of: Played;
      readonly change: ClaimChange;
      /** The event that records the change, and when it was recorded (ISO 8601). */
      readonly revision: number;
      readonly recordedAt: string;
      /** The claim as it stood after this event. */
      readonly claim: Claim;
    };

/** The parley of a game or siege after one of its events. Throws NoSuchGame, CorruptedEvent. */
export type ParleyAfter = (of: Played, viewer: Viewer, revision: number) => Promise<ParleyCourse>;

/** Changes of the claims in all games and sieges that a key may see: a part of the feed, with the claims themselves. */
export class ClaimFeed {
  constructor(
    private readonly feed: Feed,
    private readonly parleyAfter: ParleyAfter,
  ) {}

  /**
   * The changes behind a cursor in the order of the ledger, then those that come, without gap or repetition, until the
   * signal aborts. Throws what `Feed.entries` throws.
   */
  async *entries({ filter, ...question }: ClaimQuestion, signal: AbortSignal): AsyncGenerator<ClaimEntry> {
    const { standings, rules, ...ofFeed } = filter;
    const sieve = ['claims', standings ? sorted(standings) : null, rules ? sorted(rules) : null];
    const isWanted = (claim: Claim): boolean => {
      const rule = decidingRule(claim);
      return (standings?.includes(claim.standing) ?? true) && (!rules || (rule !== null && rules.includes(rule)));
    };
    const gaps = new Set<string>();
    let before = question.after;
    for await (const one of this.feed.entries({ ...question, filter: { ...ofFeed, types: TYPES }, sieve }, signal)) {
      if (one.kind === 'event') await question.pay?.(EVENTS_OF_LOOK);
      const entry = one.kind === 'event' ? yield* patiently(() => this.#changed(one), before) : one;
      before = one.cursor;
      if (entry?.kind === 'gap' && gaps.has(entry.of.id)) continue;
      if (entry?.kind === 'gap') gaps.add(entry.of.id);
      if (entry !== null && (entry.kind !== 'claim' || isWanted(entry.claim))) yield entry;
    }
  }

  /** The claim that an event has changed; null: the game was deleted meanwhile. Throws StillLoading. */
  async #changed({
    cursor,
    of,
    viewer,
    event: { event, revision, recordedAt },
  }: Extract<FeedEntry, { kind: 'event' }>): Promise<Exclude<ClaimEntry, { kind: 'mark' }> | null> {
    if (!isParleyEvent(event) || !isChange(event)) throw new Error(`${event.type} changes no claim`);
    try {
      const claim = claimOf(await this.parleyAfter(of, viewer, revision), event.data.claim);
      if (!claim) throw new CorruptedEvent(`${of.kind}-${of.id}`, revision, 'it names a claim that nobody has filed');
      return {
        cursor,
        kind: 'claim',
        of,
        change: CHANGES[event.type],
        revision,
        recordedAt,
        claim,
      };
    } catch (error) {
      if (error instanceof NoSuchGame) return null;
      // An earlier event of the game is damaged, which the feed alone does not notice.
      if (error instanceof CorruptedEvent) return { cursor, kind: 'gap', of, because: error.message };
      throw error;
    }
  }
}

function isChange(event: ParleyEvent): event is Extract<ParleyEvent, { readonly type: keyof typeof CHANGES }> {
  return Object.hasOwn(CHANGES, event.type);
}

function sorted(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort();
}

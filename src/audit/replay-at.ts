import type { GameState } from '../engine/game/game.js';
import type { AnyRulebook, AnyRulebooks } from '../engine/game/rulebook.js';
import type { SideId } from '../engine/position/unit.js';
import type { NewEvent } from '../ledger/ledger.js';
import { Fold } from './fold.js';

/**
 * The instant of a replay: after its last event, after an event, or at the end of a side's player turn (of a siege's
 * day or night).
 */
export type Instant =
  | { readonly kind: 'end' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'turnEnd'; readonly gameTurn: number; readonly side: SideId };

/** A position of a replay, and the event that led to it. */
export interface Replayed {
  readonly revision: number;
  readonly event: NewEvent;
  readonly position: GameState;
  readonly rulebook: AnyRulebook;
}

/** Every position of a game, one an event. Throws ReplayFailed, UnknownRuleset. */
export async function* positions(
  events: AsyncIterable<NewEvent> | Iterable<NewEvent>,
  rulebooks: AnyRulebooks,
): AsyncGenerator<Replayed, void, undefined> {
  const fold = new Fold(rulebooks);
  let revision = 0;
  for await (const recorded of events) {
    const event = fold.apply(recorded);
    const { position, rulebook } = fold;
    if (!position || !rulebook) throw new Error('a fold has a position after an event');
    yield { revision, event, position, rulebook };
    revision += 1;
  }
}

/** The position at an instant, or null if the game has not come to it. Throws ReplayFailed, UnknownRuleset. */
export async function replayAt(
  events: AsyncIterable<NewEvent> | Iterable<NewEvent>,
  rulebooks: AnyRulebooks,
  instant: Instant,
  progress: (replayed: number) => void = () => undefined,
): Promise<Replayed | null> {
  let last: Replayed | null = null;
  for await (const replayed of positions(events, rulebooks)) {
    last = replayed;
    progress(replayed.revision + 1);
    if (isInstant(replayed, instant)) return replayed;
  }
  return instant.kind === 'end' ? last : null;
}

function isInstant({ revision, event, rulebook }: Replayed, instant: Instant): boolean {
  switch (instant.kind) {
    case 'end':
      return false;
    case 'revision':
      return revision === instant.revision;
    case 'turnEnd': {
      const ended = rulebook.ruleset.frame.turnEnd(event);
      return ended?.gameTurn === instant.gameTurn && ended.side === instant.side;
    }
  }
}

import { amendmentOf, claimOf } from '../engine/game/parley/course.js';
import { isParleyEvent } from '../engine/game/parley/events.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Reader } from './disclosure.js';
import { Fold } from './fold.js';
import { parleyOfGame } from './parley-of-log.js';
import { exportGame, type ExportOptions } from './export-game.js';
import { streamEvents, streamOfGame } from './stream-events.js';

/** A game has no claim and no amendment of this number. */
export class NoSuchClaim extends Error {
  readonly type = 'noSuchClaim';

  constructor(game: string, claim: number) {
    super(`game ${game} has no claim ${claim}`);
  }
}

/** A bundle is asked for a seat that the game does not have. */
export class NoSuchReader extends Error {
  readonly type = 'noSuchReader';

  constructor(reader: string, seats: readonly string[]) {
    super(`the game has no seat ${reader}; a bundle is for ${[...seats, 'spectator', 'arbiter'].join(', ')}`);
  }
}

/**
 * The lines of the bundle of a claim or amendment: the game for a reader from its set-up to the last event of it, so
 * that anybody can judge it again (ADR 41). Throws NoSuchClaim, and what `exportGame` throws.
 */
export async function* exportClaim(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  { game, claim }: { readonly game: string; readonly claim: number },
  options: Omit<ExportOptions, 'bundle'> = {},
): AsyncGenerator<string, void, undefined> {
  let until: number | null = null;
  for await (const { type, data, revision } of streamEvents(ledger, await streamOfGame(ledger, game))) {
    const event = { type, data };
    if (isParleyEvent(event) && 'claim' in event.data && event.data.claim === claim) until = revision;
  }
  if (until === null) throw new NoSuchClaim(game, claim);
  yield* exportGame(ledger, rulebooks, game, { ...options, bundle: { claim, until } });
}

/**
 * For whom a bundle is that somebody asks for with the ledger at hand: a seat, `spectator` or `arbiter`; absent: the
 * claimant, or the seat that proposed the amendment. Nothing is hidden once the game is over. Throws NoSuchClaim,
 * NoSuchReader.
 */
export async function readerOfBundle(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  { game, claim: number }: { readonly game: string; readonly claim: number },
  reader?: string,
): Promise<Reader> {
  const parley = await parleyOfGame(ledger, rulebooks, game);
  const claim = claimOf(parley, number) ?? amendmentOf(parley, number);
  if (!claim) throw new NoSuchClaim(game, number);
  const { seats, isOver } = await standingOf(ledger, rulebooks, game);
  if (reader !== undefined && ![...seats, 'spectator', 'arbiter'].includes(reader)) {
    throw new NoSuchReader(reader, seats);
  }
  if (reader === 'arbiter' || isOver) return undefined;
  return reader === 'spectator' ? null : (reader ?? claim.seat);
}

interface Standing {
  readonly seats: readonly string[];
  readonly isOver: boolean;
}

/** The seats of a game, and whether it is over. */
async function standingOf(ledger: Ledger, rulebooks: AnyRulebooks, game: string): Promise<Standing> {
  const fold = new Fold(rulebooks);
  for await (const event of streamEvents(ledger, await streamOfGame(ledger, game))) fold.apply(event);
  const { position, rulebook } = fold;
  const seats = position && rulebook ? rulebook.ruleset.seats(position) : [];
  return { seats, isOver: (position?.outcome ?? null) !== null };
}

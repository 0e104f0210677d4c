import type { GameEvent } from '../engine/game/event.js';
import { NO_PARLEY, type Claim, type ParleyCourse } from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
import { isParleyEvent } from '../engine/game/parley/events.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { playedOfStream, seatedOfStream, tournamentOfStream, type PlayedKind } from '../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';
import { eventTypesOf } from '../ledger/upcast.js';

/** A claim in a game or siege of a ledger. */
export interface ClaimInLedger {
  readonly of: { readonly kind: PlayedKind; readonly id: string };
  /** The tournament to which the game belongs; null: to none. */
  readonly tournament: string | null;
  readonly filedAt: string;
  readonly claim: Claim;
}

/** All claims of a ledger, in the order in which they were filed, and the streams of which rows are damaged. */
export interface ClaimsOfLedger {
  readonly claims: readonly ClaimInLedger[];
  /** The ids of all tournaments of the ledger. */
  readonly tournaments: ReadonlySet<string>;
  readonly damaged: readonly string[];
}

/** The quarrels of one game or siege as far as they were read. */
interface Quarrels {
  readonly of: ClaimInLedger['of'];
  readonly upcast: (event: RecordedEvent) => GameEvent;
  course: ParleyCourse;
  readonly filed: { readonly at: string; readonly place: number }[];
}

/**
 * Reads a whole ledger once and keeps the claims. Nothing is replayed: what was said of a claim stands in its events.
 * Throws LedgerUnavailable, UnknownRuleset.
 */
export async function claimsOfLedger(ledger: Pick<Ledger, 'upkeep'>, rulebooks: AnyRulebooks): Promise<ClaimsOfLedger> {
  const quarrels = new Map<string, Quarrels>();
  const tournaments = new Map<string, string>();
  const opened = new Set<string>();
  const damaged = new Set<string>();
  let read = 0;
  for (let after: string | null = null; ;) {
    const page = await ledger.upkeep.readSound(after);
    for (const { stream } of page.damaged) damaged.add(stream ?? 'a stream without a name');
    for (const event of page.events) {
      read += 1;
      const tournament = tournamentOfStream(event.stream);
      if (tournament !== null) opened.add(tournament);
      noteTournament(tournaments, event);
      noteQuarrel(quarrels, event, { rulebooks, place: read });
    }
    if (page.last === null) break;
    after = page.last;
  }
  const claims = [...quarrels.values()].flatMap(({ of, course, filed }) =>
    course.claims.map((claim, index) => {
      const { at: filedAt = '', place = 0 } = filed[index] ?? {};
      return { place, told: { of, tournament: tournaments.get(of.id) ?? null, filedAt, claim } };
    }),
  );
  claims.sort((one, other) => one.place - other.place);
  const known = new Set([...opened, ...tournaments.values()]);
  return { claims: claims.map(({ told }) => told), tournaments: known, damaged: [...damaged].sort() };
}

function noteTournament(tournaments: Map<string, string>, { stream, type, data }: RecordedEvent): void {
  const game = seatedOfStream(stream);
  if (game === null || type !== 'GameEntered' || !('tournament' in data)) return;
  tournaments.set(game, String(data.tournament));
}

function noteQuarrel(
  quarrels: Map<string, Quarrels>,
  event: RecordedEvent,
  { rulebooks, place }: { readonly rulebooks: AnyRulebooks; readonly place: number },
): void {
  const { stream, revision, metadata } = event;
  const of = playedOfStream(stream);
  if (of === null) return;
  if (revision === 0) {
    const book = rulebooks.rulebookOf(event);
    const types = book && eventTypesOf(book);
    if (types) quarrels.set(stream, { of, upcast: (one) => types.upcast(one), course: NO_PARLEY, filed: [] });
    return;
  }
  const known = quarrels.get(stream);
  const { type, data } = event;
  if (!known || !isParleyEvent({ type, data })) return;
  known.course = parleyAfter(known.course, known.upcast(event));
  if (type === 'ClaimFiled') known.filed.push({ at: metadata.recordedAt, place });
}

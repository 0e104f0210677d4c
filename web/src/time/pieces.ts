/** Something that has its place in a log. */
interface Placed {
  readonly revision: number;
}

/** Events of a log that follow one another without gap, oldest first; never empty. */
export type Piece<Event extends Placed> = readonly Event[];

/** A range of events, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** So many events are fetched at once. */
export const PAGE = 200;

/** The pieces of a log, oldest first, with events that have come, in any order: pieces that touch become one. */
export function joined<Event extends Placed>(
  pieces: readonly Piece<Event>[],
  come: readonly Event[],
): readonly Piece<Event>[] {
  const all = new Map<number, Event>();
  for (const event of [...come, ...pieces.flat()]) all.set(event.revision, event);
  const found: Event[][] = [];
  for (const event of [...all.values()].sort((one, other) => one.revision - other.revision)) {
    const last = found.at(-1);
    if (last && last.at(-1)?.revision === event.revision - 1) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The piece that holds an event; `at` null: the latest. Null: no piece holds it. */
export function pieceAt<Event extends Placed>(pieces: readonly Piece<Event>[], at: number | null): Piece<Event> | null {
  if (at === null) return pieces.at(-1) ?? null;
  return pieces.find((piece) => piece.some(({ revision }) => revision === at)) ?? null;
}

/** The events around one. */
export function around(at: number): Range {
  const from = Math.max(0, at - PAGE / 2);
  return { from, to: from + PAGE - 1 };
}

/** The events before a piece; null: it begins with the first one. */
export function before([first]: Piece<Placed>): Range | null {
  if (first === undefined || first.revision === 0) return null;
  return { from: Math.max(0, first.revision - PAGE), to: first.revision - 1 };
}

/** The events after a piece. */
export function after(piece: Piece<Placed>): Range {
  const from = (piece.at(-1)?.revision ?? -1) + 1;
  return { from, to: from + PAGE - 1 };
}

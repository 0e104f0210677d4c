import { LASTING_MARKS, type LastingMark, type Mark, type Unit, type UnitId } from '../position/unit.js';

/** The lasting marks of characters, as reports tell them; absent: nobody has one. */
export interface Marked {
  readonly marked?: readonly { readonly unit: UnitId; readonly marks: readonly LastingMark[] }[];
}

/** The lasting marks of those who have come out of a scenario (pbem:22.7s, 12.8g, 12.8h). */
export function marksAfter(lived: readonly { readonly id: UnitId; readonly unit: Unit }[]): Marked {
  return markedAmong(
    lived.map(({ id, unit }) => ({ unit: id, marks: LASTING_MARKS.filter((mark) => unit[mark] === true) })),
  );
}

/** Of these characters those who have lasting marks. */
export function markedAmong(all: NonNullable<Marked['marked']>): Marked {
  const marked = all.filter(({ marks }) => marks.length > 0);
  return marked.length > 0 ? { marked } : {};
}

/** The marks of a unit of a set-up, with those that it has from earlier scenarios. */
export function withMarks(
  written: readonly Mark[] | undefined,
  marks: readonly LastingMark[] | undefined,
): { readonly marks?: readonly Mark[] } {
  return marks === undefined ? {} : { marks: [...new Set([...(written ?? []), ...marks])] };
}

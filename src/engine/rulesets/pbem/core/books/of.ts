import type { Refusal, RuleId } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Book, BookId } from './book.js';
import { PBEM_BOOK, PBEM_TRIAL_BOOK } from './pbem.js';
import { SIEGE_EN_BOOK } from './siege-en.js';

/** Every book that a game can have pinned, the latest edition of each that players can pin first. */
export const BOOKS: readonly Book[] = [PBEM_BOOK, SIEGE_EN_BOOK, PBEM_TRIAL_BOOK];

/** The book that was asked for last: nearly every rule asks for it, and the positions of a game share the name. */
let last: { readonly ruleset: Position['ruleset']; readonly book: Book } | null = null;

/** The book in the edition that the game pins. Throws RangeError if there is none. */
export function bookOf({ ruleset }: Pick<Position, 'ruleset'>): Book {
  if (last?.ruleset === ruleset) return last.book;
  const { id, version } = ruleset;
  for (const book of BOOKS) {
    if (book.id !== id || book.version !== version) continue;
    last = { ruleset, book };
    return book;
  }
  throw new RangeError(`${id} has no edition ${version}`);
}

/**
 * Something that is worked out once for each book, to be asked by the id of the ruleset that the ground carries
 * (`FieldHex.ruleset`). The ground is the same in all editions of a book. Throws RangeError for a ruleset that is no
 * book.
 */
export function byBook<Made>(make: (book: Book) => Made): (ruleset: string) => Made {
  const made: { readonly id: BookId; readonly value: Made }[] = [];
  for (const book of BOOKS) if (!made.some(({ id }) => id === book.id)) made.push({ id: book.id, value: make(book) });
  return (ruleset) => {
    for (const { id, value } of made) if (id === ruleset) return value;
    throw new RangeError(`there is no book ${ruleset}`);
  };
}

/** Whether games by a book can be kept on honour: only pbem has rules for it (pbem:1.3, 1.4). */
export function hasHonour({ id }: Pick<Book, 'id'>): boolean {
  return id === PBEM_BOOK.id;
}

/** The refusal of something that the book of the game does not have, or that is not played yet by its rule. */
export function notInBook(rule: RuleId, because: string, subject?: string): Refusal {
  return { code: 'notInThisRuleset', rule, because, ...(subject === undefined ? {} : { subject }) };
}

import type { Book } from './book.js';
import { PBEM_BOOK } from './pbem.js';

/** Whether games by a book can be kept on honour: only pbem has rules for it (pbem:1.3, 1.4). */
export function hasHonour({ id }: Pick<Book, 'id'>): boolean {
  return id === PBEM_BOOK.id;
}

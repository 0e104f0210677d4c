import type { Refusal } from '../../../game/refusal.js';
import { GAME_KEEPINGS, type Setup } from '../../../game/setup.js';
import type { Book } from '../core/books/book.js';
import { hasHonour } from '../core/books/has-honour.js';
import { notInBook } from '../core/books/not-in-book.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** Why a game by this book cannot be kept so (ADR 33), or null. A warning is for games of honour only. */
export function wrongKeeping(book: Book, { keeping = 'enforced', warnSender }: Setup): Refusal | null {
  if (!GAME_KEEPINGS.includes(keeping)) {
    return malformedSetup(null, `a game is kept ${GAME_KEEPINGS.join(' or ')}`, 'keeping');
  }
  if (keeping === 'onHonour' && !hasHonour(book)) {
    return notInBook(book.notThere, `no game of ${book.title} is kept on honour`, 'keeping');
  }
  if (warnSender === undefined || keeping === 'onHonour') return null;
  return malformedSetup(null, 'the server refuses what the rules forbid, so there is nothing to warn of', 'warnSender');
}

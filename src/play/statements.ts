import { explainFinding } from '../engine/game/explain-finding.js';
import type { GameEvent } from '../engine/game/event.js';
import { readStatement, type Statement } from '../engine/game/honour/statement.js';
import { judgeOneOrder } from '../engine/game/judge.js';
import { allowed, refused, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { SubmitOrder } from './commands.js';
import type { LoadedGame } from './loaded-game.js';
import type { SentOrder } from './order-reading.js';

/**
 * The statement of a player about his order in a game of honour: the facts that he sends beside it, and the MP that
 * stand in its text (pbem:1.4b). Null: nothing. Notes of MP that stop before the end of the path are refused as
 * incomplete, since the price of the rest is neither stated nor known.
 */
export function statementOf(
  { book, position }: Pick<LoadedGame, 'book' | 'position'>,
  { stated: raw }: Pick<SubmitOrder, 'stated'>,
  { order, written }: SentOrder,
): Ruled<Statement | null> {
  const stated = raw === undefined || raw === null ? allowed(null) : readStatement(raw);
  const notes = written?.notes ?? [];
  if (!stated.ok || notes.length === 0 || !book.ruleset.honour?.isKept(position)) return stated;
  const { path = [] } = order as { readonly path?: readonly unknown[] };
  const last = notes.at(-1)?.last ?? 0;
  if (last < path.length - 1) {
    const because = `the MP are stated to step ${last + 1} of ${path.length}: state them to the end of the path`;
    return refused({ code: 'incomplete', rule: 'pbem:1.4b', because });
  }
  const mp = notes.reduce((total, note) => total + note.mp, 0);
  if (stated.value?.mp !== undefined && stated.value.mp !== mp) {
    const because = `the order says ${mp} MP, and the statement ${stated.value.mp} MP`;
    return refused({ code: 'malformed', rule: null, because, subject: 'mp' });
  }
  return allowed({ ...stated.value, mp });
}

/** Why the rules forbid an order of a game of honour, or what was stated about it; null: they do not. */
export function warningAbout({ book, position, revision }: LoadedGame, events: readonly GameEvent[]): Refusal | null {
  const by = { ruleset: book.ruleset, by: book.ruleset };
  const [found] = judgeOneOrder(by, position, events, revision + 1);
  if (!found) return null;
  if (found.kind === 'refused') return found.refusal;
  const { rule, because } = explainFinding(found);
  return { code: 'illegal', rule, because };
}

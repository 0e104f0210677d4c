import { Known, KnownByKey } from '../known/known.js';
import { assembled } from './assemble.js';
import { BoardsUnsound, type BoardError, type Charted } from './board-error.js';
import { chartOf, type Chart } from './chart.js';
import type { BoardDocument, BoardJoin } from './document.js';
import type { Field } from './field.js';
import { placeBoards } from './place.js';

type Documents = readonly BoardDocument[];
type Joins = readonly BoardJoin[];

/** The field of some boards, or everything that is wrong with them. */
function buildField(documents: Documents, joins: Joins, ruleset: string): Charted<Field> {
  const charts = documents.map(chartOf);
  const errors: BoardError[] = charts.flatMap((chart) => chart.errors);
  const ids = documents.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) errors.push({ board: id, where: 'boards', reason: 'is in the game twice' });
  }
  if (errors.length > 0) return { ok: false, errors };
  return laidOut(
    documents,
    joins,
    charts.map(({ chart }) => chart),
    ruleset,
  );
}

function laidOut(documents: Documents, joins: Joins, charts: readonly Chart[], ruleset: string): Charted<Field> {
  const laid = placeBoards(documents, joins);
  if (laid.errors.length > 0) return { ok: false, errors: laid.errors };
  return assembled(laid.boards, charts, ruleset);
}

/** Everything that is wrong with the boards of a game and their joins; empty if `fieldOf` will build them. */
export function checkBoards(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): readonly BoardError[] {
  const field = builtOnce(documents, joins);
  return field.ok ? [] : field.errors;
}

/**
 * The field of boards that are known to be sound, read by the rules of a ruleset. It is built once for each ruleset and
 * each pair of (immutable) documents and joins.
 * @throws BoardsUnsound if they are not
 */
export function fieldOf(documents: Documents, joins: Joins, ruleset: string = USUAL_RULESET): Field {
  return sound(builtOnce(documents, joins, ruleset));
}

/** For those who ask for what is drawn on a board, and not for the rules of a game. */
export const USUAL_RULESET = 'pbem';

const built = new Known<Documents, KnownByKey<Joins, string, Charted<Field>>>();

function builtOnce(documents: Documents, joins: Joins, ruleset: string = USUAL_RULESET): Charted<Field> {
  const byJoins = built.of(documents, () => new KnownByKey());
  return byJoins.of(joins, ruleset, () => buildField(documents, joins, ruleset));
}

/** The field of charts that were changed after they were read. */
export function fieldOfCharts(
  documents: readonly BoardDocument[],
  joins: readonly BoardJoin[],
  charts: readonly Chart[],
  ruleset: string,
): Field {
  return sound(laidOut(documents, joins, charts, ruleset));
}

function sound(field: Charted<Field>): Field {
  if (!field.ok) throw new BoardsUnsound(field.errors);
  return field.value;
}

import { assembled } from './assemble.js';
import { BoardsUnsound, type BoardError, type Charted } from './board-error.js';
import { chartOf, type Chart } from './chart.js';
import type { BoardDocument, BoardJoin } from './document.js';
import type { Field } from './field.js';
import { placeBoards } from './place.js';

/** The field of some boards, or everything that is wrong with them. */
function buildField(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): Charted<Field> {
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
  );
}

function laidOut(
  documents: readonly BoardDocument[],
  joins: readonly BoardJoin[],
  charts: readonly Chart[],
): Charted<Field> {
  const laid = placeBoards(documents, joins);
  if (laid.errors.length > 0) return { ok: false, errors: laid.errors };
  return assembled(laid.boards, charts);
}

/** Everything that is wrong with the boards of a game and their joins; empty if `fieldOf` will build them. */
export function checkBoards(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): readonly BoardError[] {
  const field = builtOnce(documents, joins);
  return field.ok ? [] : field.errors;
}

/**
 * The field of boards that are known to be sound, built once for each pair of (immutable) documents and joins.
 * @throws BoardsUnsound if they are not
 */
export function fieldOf(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): Field {
  return sound(builtOnce(documents, joins));
}

const built = new WeakMap<readonly BoardDocument[], WeakMap<readonly BoardJoin[], Charted<Field>>>();

function builtOnce(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): Charted<Field> {
  let byJoins = built.get(documents);
  if (!byJoins) built.set(documents, (byJoins = new WeakMap<readonly BoardJoin[], Charted<Field>>()));
  let field = byJoins.get(joins);
  if (!field) byJoins.set(joins, (field = buildField(documents, joins)));
  return field;
}

/** The field of charts that were changed after they were read. */
export function fieldOfCharts(
  documents: readonly BoardDocument[],
  joins: readonly BoardJoin[],
  charts: readonly Chart[],
): Field {
  return sound(laidOut(documents, joins, charts));
}

function sound(field: Charted<Field>): Field {
  if (!field.ok) throw new BoardsUnsound(field.errors);
  return field.value;
}

import { canonicalJson } from '../engine/canonical/canonical.js';
import type { EntityManager } from 'typeorm';
import type { Position } from '../engine/position/position.js';
import { sideOfSeat } from '../engine/position/seat.js';
import type { Unit } from '../engine/position/unit.js';
import type { Batch, EndedTurn, GameChange } from './batch.js';
import { deleteRows, insertRows, tableOf } from './insert-rows.js';
import type { OrganiserChange } from './project-tournaments.js';
import type { SeatChange } from './project-seats.js';
import { fieldOf, type ProjectedGame } from './projected-game.js';
import { GameRow } from './rows/game-row.js';
import { HistoryEventRow } from './rows/history-event-row.js';
import { HistoryRuleRow } from './rows/history-rule-row.js';
import { HistoryUnitRow } from './rows/history-unit-row.js';
import { MeleeLinkRow } from './rows/melee-link-row.js';
import { OrganiserRow } from './rows/organiser-row.js';
import { SeatRow } from './rows/seat-row.js';
import { SeatStreamRow } from './rows/seat-stream-row.js';
import { TournamentStreamRow } from './rows/tournament-stream-row.js';
import { TurnRow } from './rows/turn-row.js';
import { UnitRow } from './rows/unit-row.js';
import { writeClaims } from './write-claims.js';
import { writeKey } from './write-keys.js';
import { writeSieges } from './write-siege.js';

/** Writes the rows of a batch. The caller's transaction makes it all or nothing. */
export async function writeBatch(manager: EntityManager, batch: Batch): Promise<void> {
  await insertRows(manager, SeatStreamRow, [...batch.seatStreams.values()], 'replace');
  for (const seat of batch.seats) await writeSeat(manager, seat);
  for (const key of batch.keys) await writeKey(manager, key);
  await insertRows(manager, TournamentStreamRow, [...batch.tournaments.values()], 'replace');
  for (const organiser of batch.organisers) await writeOrganiser(manager, organiser);
  await insertRows(manager, HistoryEventRow, batch.history);
  await insertRows(manager, HistoryUnitRow, batch.units);
  await insertRows(manager, HistoryRuleRow, batch.rules);
  await writeTurns(manager, batch.turns);
  await writeGames(manager, [...batch.games.values()]);
  await writeSieges(manager, batch.sieges.values(), batch.siegeRows);
}

async function writeSeat(manager: EntityManager, { game, side, takenAt, account }: SeatChange): Promise<void> {
  await manager.delete(SeatRow, { game, side });
  if (takenAt !== null) await insertRows(manager, SeatRow, [{ game, side, takenAt, account }]);
}

async function writeOrganiser(
  manager: EntityManager,
  { tournament, account, organises }: OrganiserChange,
): Promise<void> {
  await manager.delete(OrganiserRow, { tournament, account });
  if (organises) await insertRows(manager, OrganiserRow, [{ tournament, account }]);
}

async function writeTurns(manager: EntityManager, turns: readonly EndedTurn[]): Promise<void> {
  const rows: TurnRow[] = [];
  for (const turn of turns) {
    const counts = turn.counts ?? (await countsOf(manager, turn));
    const events = Object.values(counts).reduce((sum, count) => sum + count, 0);
    rows.push({ ...turn, events, counts: canonicalJson(counts) });
  }
  await insertRows(manager, TurnRow, rows);
}

/** Writes the games that a batch has changed: the rows of all games by the same statements. */
async function writeGames(manager: EntityManager, changes: readonly GameChange[]): Promise<void> {
  const rows = changes.map(({ after }) => gameRow(after));
  await insertRows(manager, GameRow, rows, 'replace');
  for (const { before, after } of changes) await writeClaims(manager, before, after);
  const fields = changes.flatMap(({ before, after }): readonly FieldChange[] => {
    const field = fieldOf(after);
    return field ? [{ game: after.id, before: before && fieldOf(before), after: field }] : [];
  });
  await writeUnits(manager, fields);
  await writeLinks(manager, fields);
}

/** The rows of the board of a game, before and after a batch. */
interface FieldChange {
  readonly game: string;
  readonly before: Position | null;
  readonly after: Position;
}

/** Positions share the units that did not change, so only the others are written. */
async function writeUnits(manager: EntityManager, fields: readonly FieldChange[]): Promise<void> {
  const changed = fields.flatMap(({ game, before, after }) =>
    Object.values(after.units)
      .filter((unit) => before?.units[unit.id] !== unit)
      .map((unit) => ({ game, unit, isOnBoard: unit.hexes.length > 0, wasKnown: before !== null })),
  );
  const gone = changed.filter(({ isOnBoard, wasKnown }) => wasKnown && !isOnBoard);
  await deleteRows(
    manager,
    UnitRow,
    ['game', 'unit'],
    gone.map(({ game, unit }) => ({ game, unit: unit.id })),
  );
  const onBoard = changed.filter(({ isOnBoard }) => isOnBoard);
  await insertRows(
    manager,
    UnitRow,
    onBoard.map(({ game, unit }) => unitRow(game, unit)),
    'replace',
  );
}

async function writeLinks(manager: EntityManager, fields: readonly FieldChange[]): Promise<void> {
  const changed = fields.filter(({ before, after }) => before?.links !== after.links);
  await deleteRows(
    manager,
    MeleeLinkRow,
    ['game'],
    changed.filter(({ before }) => before !== null),
  );
  await insertRows(
    manager,
    MeleeLinkRow,
    changed.flatMap(({ game, after }) => after.links.map(({ a, b }) => ({ game, a, b }))),
  );
}

function gameRow({ id, title, book, revision, position, orders, createdAt, updatedAt }: ProjectedGame): GameRow {
  const { ruleset } = book;
  const { gameTurn, side, step } = ruleset.moment(position);
  return {
    id,
    title,
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    sides: canonicalJson([...new Set(ruleset.seats(position).map(sideOfSeat))]),
    revision,
    gameTurn,
    side,
    step,
    orders,
    over: position.outcome !== null,
    winner: position.outcome?.winner ?? null,
    createdAt,
    updatedAt,
  };
}

function unitRow(game: string, unit: Unit): UnitRow {
  return {
    game,
    unit: unit.id,
    side: unit.side,
    kind: unit.sheet.kind,
    health: unit.health,
    hexes: unit.hexes.join(' '),
    mount: unit.mount,
    rider: unit.rider,
    mpSpent: unit.acts.mpSpent,
    missiles: unit.missiles,
  };
}

/**
 * Events of a turn by type: those since the end of the turn before, which an earlier batch has written if the counts
 * are not known. They are found by their revisions, so a turn costs the same in a long game; no grouping by the
 * database, which would walk all of the game's types for it. The statement is written here, since TypeORM took longer
 * to write it than the database to answer.
 */
async function countsOf(
  manager: EntityManager,
  { game, revision }: Pick<TurnRow, 'game' | 'revision'>,
): Promise<Readonly<Record<string, number>>> {
  const { driver } = manager.connection;
  const [first, second, third, fourth] = [0, 1, 2, 3].map((index) => driver.createParameter('', index));
  const before = `SELECT max(revision) FROM ${tableOf(manager, TurnRow)} WHERE game = ${first} AND revision < ${second}`;
  const types = await manager.query<{ readonly type: string }[]>(
    `SELECT type FROM ${tableOf(manager, HistoryEventRow)}
      WHERE revision > coalesce((${before}), -1) AND game = ${third} AND revision <= ${fourth}`,
    [game, revision, game, revision],
  );
  const counts: Record<string, number> = {};
  for (const { type } of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

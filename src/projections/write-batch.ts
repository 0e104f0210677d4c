import { canonicalJson } from '../engine/canonical/canonical.js';
import { Between, type EntityManager, LessThan } from 'typeorm';
import type { Position } from '../engine/position/position.js';
import { sideOfSeat } from '../engine/position/seat.js';
import type { Unit } from '../engine/position/unit.js';
import type { Batch, GameChange } from './batch.js';
import { insertRows } from './insert-rows.js';
import type { SeatChange } from './project-seats.js';
import { fieldOf, type ProjectedGame } from './projected-game.js';
import { GameRow } from './rows/game-row.js';
import { HistoryEventRow } from './rows/history-event-row.js';
import { HistoryRuleRow } from './rows/history-rule-row.js';
import { HistoryUnitRow } from './rows/history-unit-row.js';
import { MeleeLinkRow } from './rows/melee-link-row.js';
import { SeatRow } from './rows/seat-row.js';
import { SeatStreamRow } from './rows/seat-stream-row.js';
import { TurnRow } from './rows/turn-row.js';
import { UnitRow } from './rows/unit-row.js';
import { writeClaims } from './write-claims.js';
import { writeSieges } from './write-siege.js';

/** Writes the rows of a batch. The caller's transaction makes it all or nothing. */
export async function writeBatch(manager: EntityManager, batch: Batch): Promise<void> {
  for (const { isNew, after } of batch.seatStreams.values()) {
    if (isNew) await insertRows(manager, SeatStreamRow, [after]);
    else await manager.update(SeatStreamRow, { game: after.game }, after);
  }
  for (const seat of batch.seats) await writeSeat(manager, seat);
  await insertRows(manager, HistoryEventRow, batch.history);
  await insertRows(manager, HistoryUnitRow, batch.units);
  await insertRows(manager, HistoryRuleRow, batch.rules);
  for (const turn of batch.turns) {
    const counts = await countsOf(manager, turn);
    const events = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await insertRows(manager, TurnRow, [{ ...turn, events, counts: canonicalJson(counts) }]);
  }
  for (const change of batch.games.values()) await writeGame(manager, change);
  await writeSieges(manager, batch.sieges.values(), batch.siegeRows);
}

async function writeSeat(manager: EntityManager, { game, side, takenAt, account }: SeatChange): Promise<void> {
  await manager.delete(SeatRow, { game, side });
  if (takenAt !== null) await insertRows(manager, SeatRow, [{ game, side, takenAt, account }]);
}

async function writeGame(manager: EntityManager, { before, after }: GameChange): Promise<void> {
  const row = gameRow(after);
  if (before) await manager.update(GameRow, { id: row.id }, row);
  else await insertRows(manager, GameRow, [row]);
  await writeClaims(manager, before, after);
  const field = fieldOf(after);
  if (field) await writeField(manager, after.id, before && fieldOf(before), field);
}

async function writeField(
  manager: EntityManager,
  game: string,
  before: Position | null,
  after: Position,
): Promise<void> {
  await writeUnits(manager, game, before, after);
  if (before?.links === after.links) return;
  await manager.delete(MeleeLinkRow, { game });
  await insertRows(
    manager,
    MeleeLinkRow,
    after.links.map(({ a, b }) => ({ game, a, b })),
  );
}

/** Positions share the units that did not change, so only the others are written. */
async function writeUnits(
  manager: EntityManager,
  game: string,
  before: Position | null,
  after: Position,
): Promise<void> {
  const changed = Object.values(after.units).filter((unit) => before?.units[unit.id] !== unit);
  if (before) for (const { id } of changed) await manager.delete(UnitRow, { game, unit: id });
  const onBoard = changed.filter((unit) => unit.hexes.length > 0);
  await insertRows(
    manager,
    UnitRow,
    onBoard.map((unit) => unitRow(game, unit)),
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
 * Events of a turn by type: those since the end of the turn before. They are found by their revisions, so a turn costs
 * the same in a long game; no grouping by the database, which would walk all of the game's types for it.
 */
async function countsOf(
  manager: EntityManager,
  { game, revision }: Pick<TurnRow, 'game' | 'revision'>,
): Promise<Readonly<Record<string, number>>> {
  const before = await manager.findOne(TurnRow, {
    where: { game, revision: LessThan(revision) },
    order: { revision: 'DESC' },
  });
  const types = await manager
    .createQueryBuilder(HistoryEventRow, 'event')
    .select('event.type', 'type')
    .where({ game, revision: Between((before?.revision ?? -1) + 1, revision) })
    .getRawMany<{ readonly type: string }>();
  const counts: Record<string, number> = {};
  for (const { type } of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

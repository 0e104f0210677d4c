import { type EntityManager, IsNull } from 'typeorm';
import type { SiegeChange } from './batch.js';
import { insertRows } from './insert-rows.js';
import { SiegeDiceRow } from './rows/siege-dice-row.js';
import { SiegeEventRow } from './rows/siege-event-row.js';
import { SiegePartRow } from './rows/siege-part-row.js';
import { SiegeRow } from './rows/siege-row.js';
import { SiegeStateRow } from './rows/siege-state-row.js';
import { SiegeSubjectRow } from './rows/siege-subject-row.js';
import { SiegeThingRow } from './rows/siege-thing-row.js';
import { writeClaims } from './write-claims.js';
import { siegeRow, type SiegeRows } from './siege-rows.js';

/** Writes what a batch brings to the list of sieges and to their calendars, within the caller's transaction. */
export async function writeSieges(
  manager: EntityManager,
  sieges: Iterable<SiegeChange>,
  rows: SiegeRows,
): Promise<void> {
  for (const { before, after } of sieges) {
    const row = siegeRow(after);
    if (before) await manager.update(SiegeRow, { id: row.id }, row);
    else await insertRows(manager, SiegeRow, [row]);
    await writeClaims(manager, before, after);
  }
  for (const { siege, kind, name, ...end } of rows.ends) {
    await manager.update(SiegeStateRow, { siege, kind, name, untilRevision: IsNull() }, end);
  }
  for (const { siege, moment } of rows.parts) await manager.delete(SiegePartRow, { siege, moment });
  await insertRows(manager, SiegePartRow, rows.parts);
  await insertRows(manager, SiegeEventRow, rows.events);
  await insertRows(manager, SiegeSubjectRow, rows.subjects);
  await insertRows(manager, SiegeThingRow, rows.things);
  await insertRows(manager, SiegeStateRow, rows.states);
  await insertRows(manager, SiegeDiceRow, rows.dice);
}

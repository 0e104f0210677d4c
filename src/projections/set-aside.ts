import type { EntityManager } from 'typeorm';
import type { StreamFinding } from '../ledger/verify-stream.js';
import type { DamagedRow } from '../ledger/upkeep.js';
import { tableOf } from './insert-rows.js';
import { SetAsideRow } from './rows/set-aside-row.js';

/** No name of a stream holds a colon. */
const POSITION = /^position:(\d+)$/;

/** Streams, and places of the global order, that are not projected on. Each batch asks for them. */
export async function setAsideIn(manager: EntityManager): Promise<readonly StreamFinding[]> {
  return manager.query<StreamFinding[]>(
    `SELECT stream, revision, because FROM ${tableOf(manager, SetAsideRow)} ORDER BY stream`,
  );
}

/** Sets a stream aside; what was known of it is replaced. Several servers may set the same stream aside at once. */
export async function putAside(manager: EntityManager, { stream, revision, because }: StreamFinding): Promise<void> {
  const row = { stream, revision: Math.max(0, Math.min(revision, 2 ** 31 - 1)), because };
  await manager.upsert(SetAsideRow, row, ['stream']);
}

/** Takes a stream back that was set aside; nothing happens if it was not. */
export async function takeBack(manager: EntityManager, stream: string): Promise<void> {
  await manager.delete(SetAsideRow, { stream });
}

/** The name for a row of the global order that was skipped and whose stream is not known. */
export function placeFinding({ position, because }: DamagedRow): StreamFinding {
  return { stream: `position:${position}`, revision: 0, because };
}

/** The position that a finding stands for, or null if it is about a stream. */
export function placeOf({ stream }: StreamFinding): bigint | null {
  const position = POSITION.exec(stream)?.[1];
  return position === undefined ? null : BigInt(position);
}

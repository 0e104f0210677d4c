import { assertRangeCame, type EventRange } from '../projections/read/siege-instant.js';
import type { Sieges } from '../siege/contract.js';
import type { ReadModel } from './read-model.js';

/** Waits until the read model has all of a siege. Throws NoSuchGame, ReadModelBehind. */
export async function untilFresh(sieges: Sieges, { freshness }: ReadModel, siege: string): Promise<void> {
  const { revision } = await sieges.see(siege, { kind: 'now' });
  await freshness.ofSiege(siege, revision);
}

/** Makes sure that all of a range has come. Throws what `untilFresh` throws, and SiegeQuestionError. */
export async function assertRange(
  sieges: Sieges,
  readModel: ReadModel,
  siege: string,
  range: EventRange,
): Promise<void> {
  await untilFresh(sieges, readModel, siege);
  await assertRangeCame(readModel.source, siege, range);
}

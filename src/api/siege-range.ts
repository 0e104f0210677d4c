import type { DayRange } from '../projections/read/siege-days.js';
import { assertDaysCame } from '../projections/read/siege-instant.js';
import type { Sieges } from '../siege/contract.js';
import type { ReadModel } from './read-model.js';

/** Waits until the read model has all of a siege. Throws NoSuchGame, ReadModelBehind. */
export async function untilFresh(sieges: Sieges, { freshness }: ReadModel, siege: string): Promise<void> {
  const { revision } = await sieges.see(siege, { kind: 'now' });
  await freshness.ofSiege(siege, revision);
}

/** Makes sure that all days of a range have come. Throws what `untilFresh` throws, and SiegeQuestionError. */
export async function assertDays(sieges: Sieges, readModel: ReadModel, siege: string, range: DayRange): Promise<void> {
  await untilFresh(sieges, readModel, siege);
  await assertDaysCame(readModel.source, siege, range);
}

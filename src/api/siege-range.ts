import type { EventRange } from '../projections/read/siege-days.js';
import { assertRangeCame } from '../projections/read/siege-instant.js';
import type { Viewer } from '../play/viewer.js';
import type { Sieges } from '../siege/contract.js';
import type { ReadModel } from './read-model.js';

/** Waits until the read model has all of a siege of which the viewer may know. Throws NoSuchGame, ReadModelBehind. */
export async function untilFresh(
  sieges: Sieges,
  { freshness }: ReadModel,
  siege: string,
  viewer: Viewer,
): Promise<void> {
  const { revision } = await sieges.see(siege, viewer, { kind: 'now' });
  await freshness.ofSiege(siege, revision);
}

/** Makes sure that all of a range has come. Throws what `untilFresh` throws, and SiegeQuestionError. */
export async function assertRange(
  sieges: Sieges,
  readModel: ReadModel,
  { siege, viewer }: { readonly siege: string; readonly viewer: Viewer },
  range: EventRange,
): Promise<void> {
  await untilFresh(sieges, readModel, siege, viewer);
  await assertRangeCame(readModel.source, siege, range);
}

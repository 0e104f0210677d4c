import type { SiegeSetUp } from '../engine/siege/events.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import type { Viewer } from '../play/viewer.js';
import { type FoundInstant, instantIn, type SiegeInstant } from '../projections/read/siege-instant.js';
import type { SeenSiege, Sieges } from '../siege/contract.js';
import type { ReadModel } from './read-model.js';
import { untilFresh } from './siege-range.js';

/** A siege as it stood at an instant, and its set-up. */
export interface SiegeAtInstant {
  readonly at: FoundInstant;
  readonly seen: SeenSiege;
  readonly setup: SiegeSetup;
}

/** Looks at a siege at an instant. Throws NoSuchGame, ReadModelBehind, SiegeQuestionError. */
export async function siegeAt(
  sieges: Sieges,
  readModel: ReadModel,
  { siege, viewer }: { readonly siege: string; readonly viewer: Viewer },
  instant: SiegeInstant,
): Promise<SiegeAtInstant> {
  await untilFresh(sieges, readModel, siege, viewer);
  const at = await instantIn(readModel.source, siege, instant);
  const seen = await sieges.see(siege, viewer, { kind: 'revision', revision: at.revision });
  const [first] = await sieges.events(siege, viewer, 0, 1);
  if (!first) throw new Error(`siege ${siege} has no set-up`);
  return { at, seen, setup: (first.event.data as SiegeSetUp['data']).setup };
}

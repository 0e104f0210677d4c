import type { EntityManager } from 'typeorm';
import { StreamDeleted } from '../ledger/errors.js';
import type { Ledger } from '../ledger/ledger.js';
import type { SetAsideStreams } from '../ledger/set-aside.js';
import type { StreamFinding } from '../ledger/verify-stream.js';
import { catchUp, findingOfStream, reconcile, type Tools } from './advance.js';
import type { Checkpoint } from './checkpoint.js';
import { placeOf, putAside, setAsideIn, takeBack } from './set-aside.js';

/** Does work in one transaction of the read model, from the present checkpoint; the work returns the new checkpoint. */
export type Write = (work: (manager: EntityManager, at: Checkpoint) => Promise<Checkpoint>) => Promise<void>;

/**
 * Looks again at all streams that are set aside. Damaged streams stay set aside; mended streams come back, and the read
 * model catches up with them. Throws CheckpointMoved, LedgerUnavailable.
 */
export async function recheckSetAside(tools: Tools, setAside: SetAsideStreams, write: Write): Promise<void> {
  const known = new Map(setAside.all.map((finding) => [finding.stream, finding]));
  await write(async (manager, at) => {
    for (const finding of await setAsideIn(manager)) known.set(finding.stream, finding);
    return at;
  });
  const findings = [...known.values()];
  const places = findings.filter((finding) => placeOf(finding) !== null);
  for (const { stream } of findings.filter((finding) => placeOf(finding) === null)) {
    await recheckStream(stream, tools, setAside, write);
  }
  if (places.length === 0) return;
  await reconcile(tools, write);
  for (const place of places) {
    const damaged = await isPlaceDamaged(tools.ledger, place);
    await write(async (manager, at) => {
      await (damaged ? putAside(manager, place) : takeBack(manager, place.stream));
      return at;
    });
    if (damaged) setAside.report(place);
    else setAside.takeBack(place.stream);
  }
}

async function recheckStream(stream: string, tools: Tools, setAside: SetAsideStreams, write: Write): Promise<void> {
  const finding = await findingOfStream(tools.ledger, stream).catch((error: unknown) => {
    // The stream is removed when the read model catches up with it.
    if (error instanceof StreamDeleted) return null;
    throw error;
  });
  let left: StreamFinding | undefined = finding ?? undefined;
  await write(async (manager, at) => {
    if (finding !== null) {
      await putAside(manager, finding);
      return at;
    }
    const caughtUp = await catchUp(manager, stream, at, tools);
    left = (await setAsideIn(manager)).find((one) => one.stream === stream);
    return caughtUp;
  });
  if (left === undefined) setAside.takeBack(stream);
  else setAside.report(left);
}

async function isPlaceDamaged({ upkeep }: Ledger, place: StreamFinding): Promise<boolean> {
  const position = placeOf(place) ?? 1n;
  const { damaged } = await upkeep.readSound(position === 0n ? null : (position - 1n).toString(), 1);
  return damaged.length > 0;
}

import type { DataSource } from 'typeorm';
import { CorruptedEvent, StreamDeleted, StreamNotFound } from '../ledger/errors.js';
import { streamOfKind } from '../ledger/game-stream.js';
import type { Ledger, StreamName } from '../ledger/ledger.js';
import type { ArbiterOf } from '../play/feed/arbiters.js';
import { arbiterAt } from '../projections/read/arbiter-at.js';

/** The parts that finding arbiters needs. */
interface KnownArbitersParts {
  readonly ledger: Pick<Ledger, 'readStream'>;
  readonly reader: Pick<DataSource, 'manager'>;
  /** Finds the arbiter by reading the game itself. */
  readonly load: ArbiterOf;
}

/**
 * Finds arbiters by the read model, so that a reader of the feed has no game loaded that he does not play. A game that
 * has gone on since it was projected is loaded: people play it just now, so that it mostly is already.
 */
export function knownArbiters({ ledger, reader, load }: KnownArbitersParts): ArbiterOf {
  return async (id) => {
    try {
      for (const kind of ['game', 'siege'] as const) {
        const revision = await lastRevision(ledger, streamOfKind(kind, id));
        if (revision === null) continue;
        const known = await arbiterAt(reader.manager, { id, revision });
        return known === undefined ? await load(id) : known;
      }
    } catch (error) {
      // Nobody knows whose key the log of a damaged game would name.
      if (!(error instanceof CorruptedEvent)) throw error;
    }
    return null;
  };
}

async function lastRevision(ledger: Pick<Ledger, 'readStream'>, stream: StreamName): Promise<number | null> {
  try {
    return (await ledger.readStream(stream, { direction: 'backwards', limit: 1 }))[0]?.revision ?? null;
  } catch (error) {
    if (error instanceof StreamNotFound || error instanceof StreamDeleted) return null;
    throw error;
  }
}

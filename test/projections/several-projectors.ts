import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../src/engine/game/event.js';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import { CorruptedEvent } from '../../src/ledger/errors.js';
import type { Ledger, StreamRead } from '../../src/ledger/ledger.js';
import { SetAsideStreams } from '../../src/ledger/set-aside.js';
import { SHELVES, SHIPPED_RULEBOOKS } from '../../src/library/rulesets.js';
import { openDatabase, type ReadModelDatabase } from '../../src/projections/database.js';
import { Projector } from '../../src/projections/projector.js';
import { readCheckpoint } from '../../src/projections/checkpoint.js';
import { rebuild } from '../../src/projections/rebuild.js';
import type { Shelves } from '../../src/projections/shelves.js';
import type { PostgresServer } from '../ledger/postgres/server.js';
import { memoryLedger } from '../play/support.js';
import { allEvents, allProjected, playSome } from './support.js';

const HOLDERS = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 4845242
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Several projectors on one read model in PostgreSQL, as on several servers: one of them works at a time. */
export function severalProjectors(serverOf: () => PostgresServer): void {
  let url: string;
  let schemas = 0;
  let ledger: Ledger;
  let one: OneOfSeveral;
  let other: OneOfSeveral;

  const open = (schema = `of_test_${schemas}`): Promise<ReadModelDatabase> =>
    openDatabase({ kind: 'postgres', url, schema });

  beforeAll(async () => {
    url = await serverOf().newDatabase();
  });
  beforeEach(async () => {
    schemas += 1;
    ledger = await memoryLedger();
    one = new OneOfSeveral(ledger, await open());
    other = new OneOfSeveral(ledger, await open());
  });
  afterEach(async () => {
    await one.close();
    await other.close();
    await ledger.close();
  });

  const total = async (): Promise<number> => (await allEvents(ledger)).length;
  const holders = (): Promise<readonly { pid: number }[]> => other.database.reader.query(HOLDERS);

  /** Starts both, one after the other, so that the first has the lock. */
  async function startBoth(): Promise<void> {
    one.projector.start();
    await until(() => one.follows === 1);
    other.projector.start();
  }

  describe('several projectors on one read model', () => {
    it('do not both work; the one that waits knows how far the other is, and takes over when it stops', async () => {
      await startBoth();
      await playSome(ledger, 2, 5);
      await allProjected(ledger, one.database);
      const sofar = await total();
      await until(() => other.projector.checkpoint.events === sofar);
      expect(other.follows).toBe(0);
      expect(one.projector.checkpoint.events).toBe(sofar);

      await one.projector.stop();
      await playSome(ledger, 4, 5);
      await allProjected(ledger, other.database);
      expect(other.follows).toBe(1);
      expect(other.projector.checkpoint.events).toBe(await total());
      expect(one.projector.checkpoint.events).toBe(sofar);
    });

    it('lose the lock with its connection, and one of them takes it again', async () => {
      await startBoth();
      const [before] = await holders();
      await other.database.reader.query('SELECT pg_terminate_backend($1)', [before?.pid]);
      await until(() => one.follows + other.follows === 2);
      await playSome(ledger, 2, 5);
      await allProjected(ledger, one.database);
      expect([one.projector.failure, other.projector.failure]).toEqual([null, null]);
      expect(await holders()).toHaveLength(1);
    });

    it('give the lock to another when they fail, and have not failed once the other goes on', async () => {
      await one.close();
      one = new OneOfSeveral(ledger, await open(), hoarse());
      await startBoth();
      await playSome(ledger, 2, 5);
      await allProjected(ledger, other.database);
      expect(one.failures).toContain('Error: the teller is hoarse');
      await until(() => one.projector.failure === null);
      expect(other.failures).toEqual([]);
      expect(other.projector.checkpoint.events).toBe(await total());
    });

    it('hear of streams that another sets aside and takes back', async () => {
      const stream = `game-${await playSome(ledger, 2, 5)}`;
      await startBoth();
      await allProjected(ledger, one.database);
      one.damaged = other.damaged = stream;
      one.setAside.report({ stream, revision: 1, because: 'it is altered' });
      await until(() => other.setAside.of(stream) !== null);
      // The rechecks that follow the reports must have ended: they would find the stream mended by themselves.
      await Promise.all([one.projector.recheck(), other.projector.recheck()]);
      one.damaged = other.damaged = null;
      await one.projector.recheck();
      expect(one.setAside.of(stream)).toBeNull();
      await until(() => other.setAside.of(stream) === null);
      expect([...one.failures, ...other.failures]).toEqual([]);
    });

    it('go on behind a rebuild that is made beside them', async () => {
      await startBoth();
      await playSome(ledger, 2, 5);
      const third = await open();
      const rebuilt = await rebuild(ledger, SHELVES, third);
      expect(rebuilt.checkpoint.events).toBeGreaterThan(0);
      await playSome(ledger, 4, 5);
      await allProjected(ledger, third);
      expect((await readCheckpoint(third.reader.manager)).events).toBe(await total());
      expect([...one.failures, ...other.failures]).toEqual([]);
      await third.close();
    });

    it('do not wait for one another on read models of their own in one database', async () => {
      const apart = await open('apart');
      expect(await one.database.lock.take()).not.toBeNull();
      expect(await other.database.lock.take()).toBeNull();
      expect(await apart.lock.take()).not.toBeNull();
      await apart.close();
    });
  });
}

/** A projector as one of several servers has it, and what it did and heard. */
class OneOfSeveral {
  readonly setAside = new SetAsideStreams();
  readonly failures: string[] = [];
  readonly projector: Projector;
  /** How often it has begun to follow the ledger. */
  follows = 0;
  /** A stream that it finds damaged. */
  damaged: string | null = null;

  constructor(
    ledger: Ledger,
    readonly database: ReadModelDatabase,
    shelves: Shelves = SHELVES,
  ) {
    const watch = { projected: () => undefined, failed: (error: unknown) => void this.failures.push(String(error)) };
    this.projector = new Projector(this.#watched(ledger), shelves, database, watch, this.setAside);
  }

  async close(): Promise<void> {
    await this.projector.stop();
    await this.database.close();
  }

  #watched(ledger: Ledger): Ledger {
    const subscribe: Ledger['subscribe'] = (start, signal) => {
      this.follows += 1;
      return ledger.subscribe(start, signal);
    };
    const readStream = (stream: string, read?: StreamRead) =>
      stream === this.damaged
        ? Promise.reject(new CorruptedEvent(stream, 1, 'it is altered'))
        : ledger.readStream(stream, read);
    // The methods of a ledger use private members, so they are called on the ledger itself.
    return new Proxy(ledger, {
      get(target, name) {
        if (name === 'subscribe') return subscribe;
        if (name === 'readStream') return readStream;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
  }
}

/** Rulebooks whose telling always fails. */
function hoarse(): Shelves {
  const games = shelfOf(
    SHIPPED_RULEBOOKS.map((book) => ({
      ...book,
      tell(_event: GameEvent): string {
        throw new Error('the teller is hoarse');
      },
    })),
  );
  return { ...SHELVES, games };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

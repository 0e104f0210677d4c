import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readCheckpoint } from '../../src/projections/checkpoint.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { putAside, setAsideIn } from '../../src/projections/set-aside.js';
import { sqliteShelf } from './support.js';

const finding = (stream: string) => ({ stream, revision: 0, because: 'of a test' });

describe('a transaction of a read model on SQLite', () => {
  const shelf = sqliteShelf();
  let database: ReadModelDatabase;
  beforeEach(async () => {
    database = await shelf.open();
  });
  afterEach(async () => {
    await database.close();
    shelf.clear();
  });

  const write = (stream: string): Promise<void> =>
    database.transaction((manager) => putAside(manager, finding(stream)));
  const seen = async (): Promise<readonly string[]> =>
    (await setAsideIn(database.reader.manager)).map(({ stream }) => stream);

  it('is rolled back if the work fails, and the next one is committed', async () => {
    const failed = database.transaction(async (manager) => {
      await putAside(manager, finding('lost'));
      throw new Error('the work fails');
    });
    await expect(failed).rejects.toThrow('the work fails');
    await write('kept');
    expect(await seen()).toEqual(['kept']);
  });

  it.each(['statement', 'commit'])('that SQLite itself has rolled back at a %s is over', async (when) => {
    const failed = database.transaction(async (manager) => {
      await putAside(manager, finding('lost'));
      // SQLite does so when the disk is full or fails.
      await manager.query('ROLLBACK');
      if (when === 'statement') throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow(when === 'statement' ? 'the disk is full' : 'no transaction is active');
    await write('kept');
    await expect(database.transaction(() => Promise.reject(new Error('another')))).rejects.toThrow('another');
    await write('too');
    expect(await seen()).toEqual(['kept', 'too']);
    expect(await readCheckpoint(database.reader.manager)).toEqual({ position: null, events: 0 });
  });
});

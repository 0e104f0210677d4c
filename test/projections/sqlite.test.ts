import { afterAll, describe } from '@jest/globals';
import { rebuildEquality } from './equality.js';
import { sqliteShelf } from './support.js';

describe('the read model on SQLite', () => {
  const shelf = sqliteShelf();
  rebuildEquality(() => shelf);
  afterAll(() => {
    shelf.clear();
  });
});

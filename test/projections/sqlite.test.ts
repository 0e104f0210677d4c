import { afterAll, describe } from '@jest/globals';
import { rebuildByPages } from './by-pages.js';
import { calendarQuestions } from './calendar.js';
import { rebuildEquality } from './equality.js';
import { sqliteShelf } from './support.js';

describe('the read model on SQLite', () => {
  const shelf = sqliteShelf();
  rebuildEquality(() => shelf);
  rebuildByPages(() => shelf);
  calendarQuestions(() => shelf);
  afterAll(() => {
    shelf.clear();
  });
});

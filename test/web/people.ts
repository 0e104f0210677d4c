import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { type Person, TestBrowser } from './browser.js';

/** For opening a browser, on a machine that is busy with other tests. */
const OPENING_MS = 240_000;

type Options = Parameters<TestBrowser['person']>[0];

/** Whether the test that has just run failed; scripts/jest/environment.cjs says so. */
function hasFailed(): boolean {
  return (globalThis as { testHasFailed?: boolean }).testHasFailed === true;
}

/** The people before the page in the stories of a test file: they leave after each story, and nothing went wrong. */
export class People {
  #browser: TestBrowser | null = null;
  #present: Person[] = [];

  constructor() {
    beforeAll(async () => {
      this.#browser = await TestBrowser.open();
    }, OPENING_MS);
    afterEach(async () => {
      const all = this.#present.splice(0);
      const seen = hasFailed() ? await Promise.all(all.map((one) => one.looksAt())) : [];
      await Promise.all(all.map((one) => one.leave()));
      if (seen.length > 0) throw new Error(seen.join('\n\n'));
      // A link to nothing is answered with 404 or an error of GraphQL; the page has thrown nothing.
      expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    });
    afterAll(() => this.#browser?.close());
  }

  /** Somebody with a browser of his own. */
  async one(options: Options = {}): Promise<Person> {
    if (!this.#browser) throw new Error('the browser is not open yet');
    const person = await this.#browser.person(options);
    this.#present.push(person);
    return person;
  }

  /** Somebody with a phone, in the dark. */
  onAPhone(): Promise<Person> {
    return this.one({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
  }
}

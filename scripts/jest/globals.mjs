/**
 * The module `@jest/globals`: the functions that Jest gives the test file that runs now. Exports are live: they change
 * with the file.
 */
export let [afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test] = [];

/** Called by the runtime before a test file is loaded. */
export function give(given) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = given);
}

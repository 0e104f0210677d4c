/** Jest whose tests and modules are loaded by Node itself (scripts/jest); types are checked by `npm run types`. */
export default {
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  testEnvironment: '<rootDir>/scripts/jest/environment.cjs',
  testSequencer: '<rootDir>/scripts/jest/slowest-first.cjs',
  transform: {},
  injectGlobals: false,
  // It ends tests that hang. Tests that talk to servers and stores must pass on a machine that is very busy, too.
  testTimeout: 240_000,
  // A limit, so that Jest runs even a single file in a worker: a new one sees what has changed since (`--watch`).
  workerIdleMemoryLimit: '2GB',
  setupFiles: ['<rootDir>/test/fixed-seed.ts'],
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

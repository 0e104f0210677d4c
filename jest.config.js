/** Jest on ESM TypeScript: swc strips the types (and keeps decorator metadata); types are checked by `npm run types`. */
export default {
  testEnvironment: 'node',
  // Tests that talk to servers and stores must pass on a machine that is busy with other tests, too.
  testTimeout: 30_000,
  setupFiles: ['<rootDir>/test/fixed-seed.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
        // The whole test command goes without: they are a fifth of the time of loading a module, and it tells names, not lines.
        sourceMaps: process.env.HERALD_SOURCE_MAPS === 'off' ? false : 'inline',
      },
    ],
  },
};

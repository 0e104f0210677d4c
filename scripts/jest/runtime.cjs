/**
 * Jest's runtime without a virtual machine: Node itself loads the modules (typescript.mjs), each once in a worker,
 * where Jest's own runtime loads the whole engine anew for each test file, which took more time than the tests. The
 * test files are therefore not isolated from one another: none may mock modules or leave a changed module behind. All
 * else is Jest's own.
 */
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const sourceMaps = require('./source-maps.cjs');

/** Test files that this process has loaded. */
const loaded = new Set();
let registered = false;

class NativeRuntime {
  constructor(_config, _environment, _resolver, _transformer, _cache, coverage) {
    if (coverage.collectCoverage) throw new Error('Coverage is measured by Node itself: NODE_V8_COVERAGE=<folder>');
    if (!registered) register('./typescript.mjs', pathToFileURL(__filename));
    registered = true;
  }

  /** Jest's framework holds the tests of one file: it is loaded anew for each. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    if (path.endsWith('.test.ts')) {
      if (loaded.has(path)) throw new Error('A module stays as it was loaded: --watch does not go with --runInBand');
      loaded.add(path);
      (await import('./globals.mjs')).give(this.globals);
    }
    await import(pathToFileURL(path).href);
  }

  setGlobalsForRuntime(globals) {
    this.globals = globals;
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}
  leaveTestCode() {}

  /** The tests of the file are forgotten. */
  teardown() {
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (symbol.description === 'JEST_STATE_SYMBOL') delete globalThis[symbol];
    }
  }
}

module.exports = { __esModule: true, default: NativeRuntime };

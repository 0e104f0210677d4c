/**
 * The order in which Jest runs test files: those that take longest first, so that no worker is left alone with a long
 * one at the end. On a bare machine Jest itself knows no times and goes by the size of files, which says little.
 */
const { relative } = require('node:path');

/**
 * Rough seconds of CPU time of the test files that take longest, with the servers and browsers that they start; more
 * for one that mostly waits.
 */
const SECONDS = {
  'test/web/table.test.ts': 96,
  'test/cli/attack.test.ts': 45,
  'test/web/proof.test.ts': 40,
  'test/frozen/frozen.test.ts': 36,
  'test/api/leak.test.ts': 30,
  'test/selfplay/play-game.test.ts': 30,
  'test/world/world.test.ts': 29,
  'test/api/durability.test.ts': 28,
  'test/cli/package.test.ts': 28,
  'test/projections/postgres.test.ts': 26,
  'test/api/private.test.ts': 25,
  'test/audit/viewer-exports.test.ts': 21,
  'test/projections/sqlite.test.ts': 20,
  'test/api/stopping.test.ts': 18,
  'test/audit/forging.test.ts': 16,
  'test/cli/siege-picture.test.ts': 15,
  'test/web/rules.test.ts': 15,
  'test/api/origins.test.ts': 13,
  'test/web/sieges.test.ts': 13,
  'test/selfplay/drill.test.ts': 12,
  'test/api/postgres.test.ts': 12,
  'test/api/fuzz.test.ts': 11,
  'test/selfplay/skirmish.test.ts': 11,
  'test/ledger/crash/crash.test.ts': 10,
  'test/cli/siege-statistics.test.ts': 10,
  'test/api/kurrentdb.test.ts': 10,
  'test/client/follow.test.ts': 9,
  'test/audit/verify.test.ts': 9,
  'test/ledger/postgres/postgres-ledger.test.ts': 9,
  'test/engine/rulesets/pbem/decisions.test.ts': 9,
  'test/projections/set-aside.test.ts': 9,
  'test/ledger/kurrentdb/kurrent-ledger.test.ts': 9,
  'test/examples/keep-a-copy.test.ts': 9,
  'test/api/siege-citations.test.ts': 9,
  'test/api/computer.test.ts': 8,
  'test/engine/board/sight-exact.test.ts': 8,
  'test/audit/replay.test.ts': 8,
  'test/play/feed/postgres.test.ts': 8,
  'test/api/gate.test.ts': 7,
  'test/cli/selfplay.test.ts': 7,
  'test/audit/siege-book.test.ts': 7,
  'test/cli/audit.test.ts': 6,
  'test/activation/over-graphql.test.ts': 6,
  'test/api/rest.test.ts': 6,
  'test/audit/dice.test.ts': 6,
  'test/api/slow-readers.test.ts': 6,
  'test/audit/judge-seen.test.ts': 6,
  'test/conformance/asked-before.test.ts': 6,
  'test/play/corrections.test.ts': 5,
  'test/siege/long-siege.test.ts': 5,
  'test/ledger/kurrentdb/deletion.test.ts': 5,
  'test/client/client.test.ts': 5,
  'test/engine/board/sight-borders.test.ts': 5,
  'test/campaign/shipped.test.ts': 5,
  'test/siege/year.test.ts': 5,
  'test/docs/sieges.test.ts': 5,
  'test/web/served.test.ts': 5,
  'test/siege/old-logs.test.ts': 5,
  'test/frozen/asked-before.test.ts': 5,
  'test/library/rule-relations.test.ts': 5,
};

module.exports = class SlowestFirst {
  constructor({ globalConfig: { rootDir } }) {
    this.rootDir = rootDir;
  }

  sort(tests) {
    const seconds = ({ path }) => SECONDS[relative(this.rootDir, path)] ?? 0;
    return [...tests].sort((one, other) => seconds(other) - seconds(one) || (one.path < other.path ? -1 : 1));
  }

  /** Nothing is kept: a run does not depend on the runs before it. */
  cacheResults() {}
};

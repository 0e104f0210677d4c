/** The architecture table as rules: who may import whom (ARCHITECTURE.md). A forbidden arrow fails the build. */
const ENGINE_GAME_TYPES = '^src/engine/(game|canonical)/';
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: [from, ...allowed].join('|') },
});
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/cli/main\\.ts$' },
      to: {},
    },
    {
      name: 'engine-is-pure',
      comment: 'the engine has no dependency; canonical/ alone may use node:crypto for SHA-256',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '^src/engine/canonical/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'unknown'] },
    },
    only('hex', '^src/engine/hex/', []),
    only('canonical', '^src/engine/canonical/', []),
    only('dice', '^src/engine/dice/', []),
    only('board', '^src/engine/board/', ['^src/engine/(hex|canonical)/']),
    only('position', '^src/engine/position/', ['^src/engine/(hex|board|canonical)/']),
    only('game', '^src/engine/game/', ['^src/engine/(hex|board|position|dice|canonical)/']),
    only('rulesets', '^src/engine/rulesets/', ['^src/engine/(hex|board|position|dice|canonical|game)/']),
    {
      name: 'scale-is-for-reports',
      comment: 'no rule may derive a legality from how large a hex or how long a turn is (pbem:2.8a)',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '^src/engine/rulesets/pbem/ruleset\\.ts$' },
      to: { path: '^src/engine/rulesets/pbem/scale\\.ts$' },
    },
    only('siege-rules', '^src/engine/siege/', [
      '^src/engine/(hex|board|position|dice|canonical|game)/',
      '^src/engine/rulesets/pbem/(battering/(offboard-table|works)|terrain/ground)\\.ts$',
    ]),
    only('notation', '^src/engine/notation/', [
      '^src/engine/(hex|board|position|dice|canonical|game)/',
      '^src/engine/rulesets/[^/]+/(orders|events)\\.ts$',
      '^src/engine/rulesets/[^/]+/(orders|events)/',
    ]),
    only('ledger', '^src/ledger/', [ENGINE_GAME_TYPES]),
    only('play', '^src/play/', ['^src/(engine|ledger)/']),
    only('siege', '^src/siege/', ['^src/(engine|ledger|play)/']),
    only('audit', '^src/audit/', ['^src/(engine|ledger)/']),
    only('projections', '^src/projections/', ['^src/ledger/', '^src/engine/']),
    only('library', '^src/library/', ['^src/engine/']),
    only('selfplay', '^src/selfplay/', ['^src/(engine|ledger|play|audit|library)/']),
    only('picture', '^src/picture/', ['^src/(engine|library)/']),
    only('access', '^src/access/', []),
    {
      name: 'one-room-knows-the-client-of-kurrentdb',
      comment: 'docs/adr/0018: it can then be exchanged',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ledger/kurrentdb/' },
      to: { path: '@(eventstore|kurrent)/' },
    },
    { name: 'api-not-cli', severity: 'error', from: { path: '^src/api/' }, to: { path: '^src/cli/' } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
    moduleSystems: ['es6'],
  },
};

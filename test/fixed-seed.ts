import fc from 'fast-check';

/**
 * Properties draw the same examples in every run of the test command, so that it says the same of the same code;
 * HERALD_SEED=<number> draws others. Each draws as many as find what they are there to find; HERALD_EXAMPLES=<number>
 * more.
 */
fc.configureGlobal({
  seed: Number(process.env['HERALD_SEED'] ?? '20261121'),
  numRuns: Number(process.env['HERALD_EXAMPLES'] ?? '50'),
});

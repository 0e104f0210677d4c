import fc from 'fast-check';

/*
 * Properties draw the same examples in every run of the test command, so that it says the same of the same
 * code; HERALD_SEED=<number> draws others.
 */
fc.configureGlobal({ seed: Number(process.env['HERALD_SEED'] ?? '20261121') });

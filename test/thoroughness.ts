/** The nightly command runs the same tests with more games, kills and seeds. */
const IS_NIGHT = process.env['HERALD_NIGHTLY'] === '1';

/** How much of something a test does: so much in the test command, and so much by night. */
export function howMany(inTestCommand: number, byNight: number): number {
  return IS_NIGHT ? byNight : inTestCommand;
}

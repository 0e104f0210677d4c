/** Exit codes on which scripts may rely. A defect of the program itself ends with 70 (EX_SOFTWARE). */
export const EXIT = {
  ok: 0,
  /** The command did its work and the answer is no: a case fails, a log is wrong. */
  negative: 1,
  /** The command line or the input cannot be understood. */
  usage: 2,
  /** Something that is needed is not there: a server, a ledger, a port. */
  unavailable: 3,
  defect: 70,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a message on stderr and an exit code. */
export class CliError extends Error {
  readonly type = 'CliError';

  constructor(
    readonly exitCode: ExitCode,
    message: string,
  ) {
    super(message);
  }
}

/** The input is bad: exit code 2. */
export function badInput(message: string): CliError {
  return new CliError(EXIT.usage, message);
}

/** Something that is needed cannot be reached: exit code 3. */
export function unavailable(message: string): CliError {
  return new CliError(EXIT.unavailable, message);
}

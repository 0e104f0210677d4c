import { CommanderError } from 'commander';
import { COMMANDS } from './commands.js';
import { CliError, EXIT, type ExitCode } from './exit-code.js';
import { Program } from './program.js';
import type { Streams } from './streams.js';

/** Runs `herald` with arguments and tells the exit code. Writes to the given streams only; never ends the process. */
export async function herald(argv: readonly string[], streams: Streams): Promise<ExitCode> {
  const program = new Program(streams);
  for (const register of COMMANDS) register(program);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return program.exitCode;
  } catch (error) {
    return exitCodeOf(error, streams);
  }
}

function exitCodeOf(error: unknown, { err }: Streams): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof CliError) {
    err.write(`herald: ${error.message}\n`);
    return error.exitCode;
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  err.write(`herald: a defect of the program: ${trace}\n`);
  return EXIT.defect;
}

import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { EXIT, type ExitCode } from './exit-code.js';
import { outputOf, type Output } from './output.js';
import type { Streams } from './streams.js';

/**
 * Carries out a command with its arguments and options. It returns the exit code; bad input and things that cannot be
 * reached are thrown as CliError.
 */
export type Action<Options> = (
  output: Output,
  args: readonly string[],
  options: Options,
) => Promise<ExitCode> | ExitCode;

/** The commander program `herald`. It writes to its streams only and never ends the process. */
export class Program extends Command {
  /** Of the command that ran. */
  exitCode: ExitCode = EXIT.ok;

  constructor(private readonly streams: Streams) {
    super('herald');
    this.description('Play the Cry Havoc family of medieval man-to-man wargames by mail.')
      .version(versionOf(new URL('../../package.json', import.meta.url)), '-v, --version', 'display the version')
      .showHelpAfterError('(herald --help tells what there is)')
      .exitOverride()
      .configureOutput({
        writeOut: (text) => streams.out.write(text),
        writeErr: (text) => streams.err.write(text),
      });
  }

  /**
   * Adds a command. `configure` names its arguments and options; `--json`, which every command has, is there already.
   */
  add<Options>(
    name: string,
    description: string,
    configure: (command: Command) => void,
    action: Action<Options>,
  ): void {
    this.addTo(this, name, description, configure, action);
  }

  /** Adds a command that has commands of its own: `herald board lint`. */
  group(name: string, description: string): Pick<Program, 'add'> {
    const group = this.command(name).description(description);
    return {
      add: (own, about, configure, action) => {
        this.addTo(group, own, about, configure, action);
      },
    };
  }

  private addTo<Options>(
    parent: Command,
    name: string,
    description: string,
    configure: (command: Command) => void,
    action: Action<Options>,
  ): void {
    const command = parent.command(name).description(description);
    configure(command);
    command.option('--json', 'print the result as one JSON document');
    command.action(async () => {
      const options = command.opts<Options & { json?: boolean }>();
      const output = outputOf(this.streams, options.json === true);
      this.exitCode = await action(output, command.args, options);
    });
  }
}

/** The version of Herald, of its manifest. */
function versionOf(manifest: URL): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}

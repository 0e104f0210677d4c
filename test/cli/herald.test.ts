import { expect, it, test } from '@jest/globals';
import { PassThrough, Readable, Writable } from 'node:stream';
import { badInput, EXIT, unavailable } from '../../src/cli/exit-code.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { outputOf } from '../../src/cli/output.js';
import { Program } from '../../src/cli/program.js';
import { progressBar } from '../../src/cli/progress.js';
import { runHerald } from './run-herald.js';

const NOWHERE = { out: new PassThrough().resume(), err: new PassThrough().resume(), watched: false };

it('tells what there is', async () => {
  const { code, out } = await runHerald('--help');
  expect(code).toBe(EXIT.ok);
  expect(out).toContain('conform');
});

it('tells its version', async () => {
  const { code, out } = await runHerald('--version');
  expect([code, out]).toEqual([EXIT.ok, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
});

test.each([[['nonsense']], [['conform', '--nonsense']], [['conform', '--rule']]])('%j is bad usage', async (argv) => {
  const { code, out, err } = await runHerald(...argv);
  expect(code).toBe(EXIT.usage);
  expect(out).toBe('');
  expect(err).toContain('error:');
});

it.each(['abc', '65536', '-1'])('names the option of a port that is none: %s', async (port) => {
  const { code, out, err } = await runHerald('serve', `--port=${port}`);
  expect([code, out]).toEqual([EXIT.usage, '']);
  expect(err).toBe(`herald: --port is ${port}; it may be a whole number from 0 to 65535\n`);
});

it('has --json and a description for every command', () => {
  const program = new Program(NOWHERE);
  for (const register of COMMANDS) register(program);
  const all = program.commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]));
  for (const command of all) {
    expect([command.name(), command.options.some(({ long }) => long === '--json')]).toStrictEqual([
      command.name(),
      true,
    ]);
    expect(command.description()).not.toBe('');
  }
});

it('hands arguments and options to a command and takes its exit code', async () => {
  const program = new Program(NOWHERE);
  let seen: unknown;
  program.add<{ rule?: string }>(
    'try',
    'tries',
    (command) => command.argument('[path...]').option('--rule <id>'),
    (output, args, { rule }) => {
      seen = { json: output.json, args, rule };
      return EXIT.negative;
    },
  );
  await program.parseAsync(['try', 'a', 'b', '--rule', 'pbem:1', '--json'], { from: 'user' });
  expect(seen).toStrictEqual({ json: true, args: ['a', 'b'], rule: 'pbem:1' });
  expect(program.exitCode).toBe(EXIT.negative);
});

it('writes lines for people or one document for programs, never both', async () => {
  const written = async (argv: string[]): Promise<string> => {
    const out = new PassThrough();
    const program = new Program({ ...NOWHERE, out });
    program.add(
      'try',
      'tries',
      () => undefined,
      (output) => {
        output.line('for people');
        output.document({ for: 'programs' });
        return EXIT.ok;
      },
    );
    await program.parseAsync(argv, { from: 'user' });
    return String(out.read());
  };
  expect(await written(['try'])).toBe('for people\n');
  expect(JSON.parse(await written(['try', '--json']))).toStrictEqual({ for: 'programs' });
});

it('ends quietly when the reader closes the pipe, and tells a failure of the result itself', async () => {
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  let written = '';
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (written === '') done();
      else done(closed);
      written += chunk.toString();
    },
  });
  let made = 0;
  const endless = async function* (): AsyncGenerator<string> {
    for (;;) yield await Promise.resolve(`line ${(made += 1)}\n`);
  };
  await outputOf({ ...NOWHERE, out }, false).pour(endless());
  expect(written).toBe('line 1\nline 2\n');
  const torn = Readable.from(
    (function* () {
      yield 'a line\n';
      throw new Error('torn');
    })(),
  );
  await expect(outputOf(NOWHERE, false).pour(torn)).rejects.toThrow('torn');
});

it('has exit codes for bad input and for what is not there', () => {
  expect([badInput('no').exitCode, unavailable('gone').exitCode]).toStrictEqual([2, 3]);
});

it('shows progress to people who watch, and to nobody else', () => {
  let shown = '';
  const err = Object.assign(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        shown += chunk.toString();
        done();
      },
    }),
    { isTTY: true, columns: 80 },
  );
  const silent = progressBar({ ...NOWHERE, err, watched: false }, 'cases');
  silent.at(1, 2);
  silent.end();
  expect(shown).toBe('');
  const bar = progressBar({ ...NOWHERE, err, watched: true }, 'cases');
  bar.at(0, 2);
  bar.at(2, 3);
  bar.end();
  expect(shown).toContain('cases');
});

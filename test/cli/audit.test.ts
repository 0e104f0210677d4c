import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/ledger/sqlite/driver.js';
import { EXIT } from '../../src/cli/exit-code.js';
import { openLedger } from '../../src/ledger/open.js';
import { exportedText, playGame } from '../audit/real-game.js';
import { runHerald } from './run-herald.js';

const NO_GAME = '00000000-0000-4000-8000-000000000000';

let folder: string;
let game: string;
let exported: string;
const before = process.env['HERALD_LEDGER_FILE'];

const at = (name: string): string => join(folder, name);

function useLedger(name: string): void {
  process.env['HERALD_LEDGER_FILE'] = at(name);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-cli-'));
  const ledger = await openLedger({ kind: 'sqlite', file: at('ledger.sqlite') });
  const real = await playGame(ledger, 'tavern-brawl', 7);
  game = real.game;
  exported = await exportedText(real);
  await ledger.close();
  writeFileSync(at('game.ndjson'), exported);
});

beforeEach(() => useLedger('ledger.sqlite'));

afterAll(() => {
  if (before === undefined) delete process.env['HERALD_LEDGER_FILE'];
  else process.env['HERALD_LEDGER_FILE'] = before;
  rmSync(folder, { recursive: true });
});

describe('herald export', () => {
  it('writes the same bytes to standard output and to a file', async () => {
    expect(await runHerald('export', game)).toEqual({ code: EXIT.ok, out: exported, err: '' });
    const { code, out } = await runHerald('export', game, '--out', at('other.ndjson'), '--json');
    expect(code).toBe(EXIT.ok);
    expect(JSON.parse(out)).toMatchObject({ game, file: at('other.ndjson') });
    expect(readFileSync(at('other.ndjson'), 'utf8')).toBe(exported);
  });

  it.each([
    ['a game that is none', () => [NO_GAME]],
    ['what is no id', () => ['nonsense']],
    ['a folder that is not there', () => [game, '--out', at('nowhere/game.ndjson')]],
    ['JSON on standard output, which the export needs', () => [game, '--json']],
  ])('refuses %s', async (_what, argv) => {
    const { code, out, err } = await runHerald('export', ...argv());
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err).toMatch(/^herald: /);
  });

  it('does not make a ledger where none is', async () => {
    useLedger('absent.sqlite');
    expect(await runHerald('export', game)).toMatchObject({ code: EXIT.unavailable, out: '' });
    expect(() => readFileSync(at('absent.sqlite'))).toThrow('ENOENT');
  });
});

describe('herald verify', () => {
  it('confirms an export', async () => {
    const { code, out } = await runHerald('verify', at('game.ndjson'));
    expect(code).toBe(EXIT.ok);
    expect(out).toContain('right: nothing was found');
    const { out: json } = await runHerald('verify', at('game.ndjson'), '--json');
    expect(JSON.parse(json)).toMatchObject({ right: true, game, findings: [] });
  });

  it('lists what is wrong with line, event and rule', async () => {
    writeFileSync(
      at('altered.ndjson'),
      exported.replace(
        /"faces":10,"purpose":"combat",(.*?)"value":\d+/,
        '"faces":10,"purpose":"combat",$1"value":1000',
      ),
    );
    const { code, out } = await runHerald('verify', at('altered.ndjson'));
    expect(code).toBe(EXIT.negative);
    expect(out).toMatch(/line \d+, event \d+: altered: its content does not have its hash/);
    expect(out).toMatch(/line \d+, event \d+: judgement \(pbem:/);
  });

  it('finds a truncated export', async () => {
    writeFileSync(at('cut.ndjson'), exported.slice(0, exported.length / 2));
    const { code, out } = await runHerald('verify', at('cut.ndjson'), '--json');
    expect(code).toBe(EXIT.negative);
    expect(JSON.parse(out)).toMatchObject({
      right: false,
      findings: expect.arrayContaining([expect.objectContaining({ kind: 'truncated' })]) as unknown,
    });
  });

  it.each([
    ['is not there', 'missing.ndjson', null, 'there is no file '],
    ['is empty', 'empty.ndjson', '', 'cannot be read: line 1: the file is empty'],
    ['is something else', 'other.txt', 'hello\n', 'it is no header of an exported game'],
    ['has other ends of lines', 'crlf.ndjson', null, 'game: it has blanks around it'],
  ])('cannot read a file that %s', async (_what, name, content, because) => {
    if (name === 'crlf.ndjson')
      writeFileSync(at(name), readFileSync(at('game.ndjson'), 'utf8').replaceAll('\n', '\r\n'));
    if (content !== null) writeFileSync(at(name), content);
    const { code, out, err } = await runHerald('verify', at(name));
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err).toContain(because);
  });
});

describe('herald explain', () => {
  it.each(['game', 'file'])('tells the reasons of an order of a %s, and its verdict', async (source) => {
    const whose = source === 'game' ? game : at('game.ndjson');
    const { code, out } = await runHerald('explain', whose, '--at', '7');
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/^event \d+: red orders: .+\n/);
    expect(out).toMatch(/\nby the rules: right\n$/);
    const { out: json } = await runHerald('explain', whose, '--at', '7', '--json');
    expect(JSON.parse(json)).toMatchObject({ verdict: 'right', findings: [] });
  });

  it.each([
    ['an event that the game does not have', ['--at', '999999'], 'no event 999999'],
    ['a turn', ['--at', '3.red'], 'no revision'],
    ['nothing', [], '--at'],
  ])('refuses to explain %s', async (_what, argv, because) => {
    const { code, out, err } = await runHerald('explain', game, ...argv);
    expect([code, out, err]).toEqual([EXIT.usage, '', expect.stringContaining(because)]);
  });

  it('says why a file whose chain is broken cannot be explained', async () => {
    writeFileSync(at('torn.ndjson'), exported.split('\n').toSpliced(5, 1).join('\n'));
    const { code, err } = await runHerald('explain', at('torn.ndjson'), '--at', '7');
    expect([code, err]).toEqual([EXIT.usage, expect.stringContaining('cannot be replayed')]);
  });
});

describe('herald judge', () => {
  it.each(['game', 'file'])('confirms a %s', async (source) => {
    const { code, out } = await runHerald('judge', source === 'game' ? game : at('game.ndjson'));
    expect(code).toBe(EXIT.ok);
    expect(out).toContain('right: nothing was found');
  });

  it('finds a corrupted row of the ledger', async () => {
    const ledger = await openLedger({ kind: 'sqlite', file: at('corrupted.sqlite') });
    const real = await playGame(ledger, 'tavern-brawl', 7);
    await ledger.close();
    const db = new Database(at('corrupted.sqlite'));
    db.exec(`DROP TRIGGER events_are_never_updated; UPDATE events SET actor = 'nobody' WHERE revision = 9`);
    db.close();
    useLedger('corrupted.sqlite');
    const { code, out } = await runHerald('judge', real.game, '--json');
    expect(code).toBe(EXIT.negative);
    expect(JSON.parse(out)).toMatchObject({ right: false, corrupted: { revision: 9 } });
    expect(await runHerald('replay', real.game)).toMatchObject({ code: EXIT.negative, out: '' });
  });

  it('asks another edition, and refuses one that is not there', async () => {
    const asked = await runHerald('judge', at('game.ndjson'), '--edition', '1001', '--json');
    const audit = JSON.parse(asked.out) as { edition: number; otherwise: { rule: string }[] };
    expect(audit.edition).toBe(1001);
    expect(asked.code).toBe(audit.otherwise.length === 0 ? EXIT.ok : EXIT.negative);
    for (const [edition, because] of [
      ['7', 'there is no edition 7 of pbem'],
      ['one', 'one is no number'],
    ] as const) {
      const { code, err } = await runHerald('judge', at('game.ndjson'), '--edition', edition);
      expect([code, err]).toEqual([EXIT.usage, expect.stringContaining(because)]);
    }
  });

  it.each(['game', 'file'])('judges a part of a %s, and shows its orders one by one', async (source) => {
    const whose = source === 'game' ? game : at('game.ndjson');
    const { code, out } = await runHerald('judge', whose, '--turn', '1.red');
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/^ {2}right: event \d+: red orders: .+$/m);
    const { out: json } = await runHerald('judge', whose, '--turn', '1.red', '--at', '7', '--json');
    expect(JSON.parse(json)).toMatchObject({ orders: 1, judged: [{ verdict: 'right', findings: [] }] });
  });

  it.each([
    ['--turn', '3', 'no turn, such as 3.red'],
    ['--turn', '99.red', 'no turn 99.red'],
    ['--at', '3.red', 'no revision, such as 117'],
    ['--at', '999999', 'no event 999999'],
    ['--unit', 'Nobody', 'nothing in the game concerns unit Nobody'],
  ])('refuses to judge %s %s', async (option, value, because) => {
    for (const whose of [game, at('game.ndjson')]) {
      const { code, out, err } = await runHerald('judge', whose, option, value);
      expect([code, out, err]).toEqual([EXIT.usage, '', expect.stringContaining(because)]);
    }
  });

  it('refuses to judge a part of a folder', async () => {
    const { code, err } = await runHerald('judge', folder, '--turn', '1.red');
    expect([code, err]).toEqual([EXIT.usage, expect.stringContaining('ask about one game')]);
  });

  it('counts what is decided otherwise in a folder of exported games, compressed or not', async () => {
    const games = at('games');
    mkdirSync(games);
    for (const [name, bytes] of [
      ['one.ndjson', Buffer.from(exported)],
      ['two.ndjson.gz', gzipSync(exported)],
      ['three.ndjson.br', brotliCompressSync(exported)],
    ] as const) {
      writeFileSync(join(games, name), bytes);
    }
    const { code, out } = await runHerald('judge', games);
    expect([code, out]).toEqual([
      EXIT.ok,
      expect.stringMatching(/^3 games with \d+ orders: 0 decided otherwise, 0 damaged/),
    ]);
    writeFileSync(join(games, 'four.ndjson'), exported.replace('"value":', '"value":1'));
    expect((await runHerald('judge', games, '--json')).code).toBe(EXIT.negative);
    writeFileSync(join(games, 'five.ndjson.gz'), 'no gzip');
    const { code: unreadable, err } = await runHerald('judge', games);
    expect([unreadable, err]).toEqual([EXIT.usage, expect.stringContaining('five.ndjson.gz cannot be read')]);
    mkdirSync(at('none'));
    expect((await runHerald('judge', at('none'))).code).toBe(EXIT.usage);
  });

  it('knows no other game', async () => {
    expect(await runHerald('judge', NO_GAME)).toMatchObject({ code: EXIT.usage, out: '' });
  });
});

describe('herald replay', () => {
  it.each(['game', 'file'])('shows the end of a %s', async (source) => {
    const { code, out } = await runHerald('replay', source === 'game' ? game : at('game.ndjson'));
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/^GT 8, blue/m);
    expect(out).toMatch(/^Jankin +red +billman/m);
    expect(out).toMatch(/^over: /m);
  });

  it('shows an event and the end of a player turn', async () => {
    const { out } = await runHerald('replay', game, '--at', '0');
    expect(out).toMatch(/^Jankin +red +billman +healthy +Q9 +0$/m);
    const { out: json } = await runHerald('replay', game, '--at', '1.red', '--json');
    const shown = JSON.parse(json) as { fingerprint: string; event: { type: string } };
    expect(shown.event.type).toBe('PlayerTurnEnded');
    const ended = exported.split('\n').find((line) => line.includes('"PlayerTurnEnded"'));
    expect(ended).toContain(shown.fingerprint);
  });

  it('draws the map', async () => {
    const { out } = await runHerald('replay', game, '--at', '0', '--board');
    const map = out.split('\n').filter((line) => /#|Jan/.test(line));
    expect(map.some((line) => line.includes('#'))).toBe(true);
    expect(out).toMatch(/^A +B +C .* Z +AA$/m);
    for (const name of ['Jan', 'Sim', 'Ham', 'Orm']) expect(out).toMatch(new RegExp(`^[^:]*\\. .*${name}`, 'm'));
  });

  it.each([
    ['an instant that has not come', () => [game, '--at', '999999'], /to 999999; its last event is \d+$/],
    ['a turn that has not come', () => [game, '--at', '99.red'], /to 99\.red; its last event is \d+$/],
    ['an instant that is none', () => [game, '--at', 'yesterday'], /yesterday is neither/],
    ['a game that is none', () => [NO_GAME], /the ledger has no game /],
    ['a file that is not there', () => [at('missing.ndjson')], /there is no file /],
  ])('refuses %s', async (_what, argv, because) => {
    const { code, out, err } = await runHerald('replay', ...argv());
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err.trimEnd()).toMatch(/^herald: /);
    expect(err.trimEnd()).toMatch(because);
  });
});

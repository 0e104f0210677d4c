import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exportGame } from '../../src/audit/export-game.js';
import { parseVerifier } from '../../src/ledger/proof/note-keys.js';
import { newSigner, signedHead } from '../../src/ledger/proof/note-signer.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { committedGame } from '../audit/committed.js';
import { forged } from '../audit/real-game.js';
import { frozenFiles } from '../frozen/frozen.js';

type Altered = Parameters<Parameters<typeof forged>[1]>[0];

/** Exported games, right and wrong, in a folder; and the public key that has signed the head of `right`. */
export class ExportedFiles {
  private readonly folder = mkdtempSync(join(tmpdir(), 'herald-exported-'));
  readonly key: string;
  readonly strangersKey = newSigner('stranger.example').verifier.written;

  private constructor(
    key: string,
    private readonly texts: ReadonlyMap<string, string | Uint8Array>,
  ) {
    this.key = parseVerifier(key).written;
    for (const [name, text] of texts) writeFileSync(this.path(name), text);
  }

  static async make(): Promise<ExportedFiles> {
    const brawl = await committedGame({
      scenario: 'tavern-brawl',
      dice: { mode: 'committed' },
      words: ['red', 'blue'],
    });
    const signer = newSigner('herald.example');
    const sign: Parameters<typeof exportGame>[3] = { sign: (stream, head) => signedHead(signer, stream, head) };
    let right = '';
    for await (const line of exportGame(brawl.ledger, RULEBOOKS, brawl.game, sign)) right += line;
    await brawl.ledger.close();
    return new ExportedFiles(signer.verifier.written, new Map([...wrongs(right), ...others(right)]));
  }

  get names(): readonly string[] {
    return [...this.texts.keys()];
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  clear(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function others(right: string): readonly (readonly [string, string | Uint8Array])[] {
  const older = frozenFiles('games').find(({ name }) => name.startsWith('bridge-ward-7301'));
  if (!older) throw new Error('the frozen game is gone');
  return [
    ['right.ndjson', right],
    ['packed.ndjson.gz', gzipSync(right)],
    ['older.ndjson', older.bytes()],
  ];
}

/** Changes that forgers and accidents make to an exported game. */
function wrongs(right: string): readonly (readonly [string, string])[] {
  const lines = right.trimEnd().split('\n');
  const middle = lines.length >> 1;
  return [
    ['loaded-dice.ndjson', forged(right, (event) => withData(event, 'CombatResolved', otherDie))],
    ['too-far.ndjson', forged(right, firstMove(tooFar))],
    ['clumsy.ndjson', right.replace('"type":"Move"', '"type":"Fire"')],
    ['lost-line.ndjson', `${lines.filter((_line, index) => index !== middle).join('\n')}\n`],
    ['torn.ndjson', right.slice(0, right.length >> 1)],
  ];
}

type Data = Readonly<Record<string, unknown>>;

function withData(event: Altered, type: string, alter: (data: Data) => Data): Altered {
  return event.type === type ? { ...event, data: alter(event.data as Data) } : event;
}

/** Alters the first order to move, which is then no secret, and nothing after it. */
function firstMove(alter: (order: Data) => Data): (event: Altered) => Altered {
  let done = false;
  return (event) => {
    const data = event.data as Data;
    const order = data['order'] as Data | undefined;
    if (done || order?.['type'] !== 'Move') return event;
    done = true;
    return { ...event, data: { ...data, order: alter(order) }, sealed: undefined, disclosed: undefined } as Altered;
  };
}

/** A move that jumps to a hex at the other end of the board. */
function tooFar(order: Data): Data {
  return { ...order, path: [{ gait: 'step', hexes: ['A1'] }] };
}

/** A die as its owner would have liked it. */
function otherDie(data: Data): Data {
  const die = data['die'] as { readonly value: number };
  return { ...data, die: { ...die, value: die.value === 10 ? 1 : die.value + 1 } };
}

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hexOf } from '../../../src/digest/encodings.js';
import {
  CHAIN_TURNS,
  DieNames,
  faceIn,
  faceOfDie,
  hashOfOrder,
  keyOfHidden,
  keyOfTurn,
  sealOf,
  secretBefore,
  secretTurnsBefore,
} from '../../../src/ledger/proof/dice.js';

/** The examples of docs/dice.md: values by name, and dice. */
const [, page = ''] = readFileSync('docs/dice.md', 'utf8').split(/<!-- \/?vectors -->/);
const told = new Map(
  [...page.matchAll(/^\| ([a-zA-Z0-9 ]+?) +\| `([^`]+)` +\|$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const dice = [...page.matchAll(/^\| (\d) +\| `(\w+)` +\| `(\w+)` +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map(
  ([, order = '', purpose = '', subject = '', number, faces, shows]) => {
    return { order, purpose, subject, number: Number(number), faces: Number(faces), shows: Number(shows) };
  },
);
const value = (name: string): string => {
  const found = told.get(name);
  if (found === undefined) throw new Error(`docs/dice.md has no ${name}`);
  return found;
};

/* The program of a stranger who has read docs/dice.md and uses nothing of Herald. Keys of objects are in order here. */
const sha = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const mac = (key: string, list: unknown): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(JSON.stringify(list)).digest();
function strangersFace(key: string, order: string, purpose: string, subject: string, number: number, faces: number) {
  for (let block = 0; ; block += 1) {
    for (const byte of mac(key, [order, purpose, subject, number, block])) {
      if (byte < Math.floor(256 / faces) * faces) return (byte % faces) + 1;
    }
  }
}

const GAME = '00000000-0000-8000-a000-000000000001';
const words = { blue: value('word of blue'), red: value('word of red') };
const FIRE = { target: 'Cyd', type: 'Fire', unit: 'Ben' };

describe('the examples of docs/dice.md', () => {
  it('are what a stranger computes from the page alone', () => {
    const link = (secret: string): string => sha(Buffer.from(secret, 'hex'));
    expect(link(value('secret of turn 3'))).toBe(value('secret of turn 2'));
    expect(link(value('secret of turn 2'))).toBe(value('secret of turn 1'));
    expect(link(value('secret of turn 1'))).toBe(value('commitment'));
    expect(link(value('hiddenSecret'))).toBe(value('hiddenCommitment'));
    for (const [seat, word] of Object.entries(words)) {
      const seal = sha(JSON.stringify(['herald word', GAME, value('commitment'), seat, word]));
      expect(seal).toBe(value(`seal of ${seat}`));
    }
    const key = mac(value('secret of turn 2'), ['herald dice', GAME, 2, words]).toString('hex');
    const hidden = mac(value('hiddenSecret'), ['herald hidden dice', GAME, words]).toString('hex');
    expect([key, hidden]).toEqual([value('key of turn 2'), value('hidden key')]);
    expect(sha(JSON.stringify([GAME, 2, 5, 'red', FIRE]))).toBe(value('order 5'));
    expect(sha(JSON.stringify([GAME, 2, 6, 'red', null]))).toBe(value('order 6'));
    expect(dice.length).toBe(6);
    for (const { order, purpose, subject, number, faces, shows } of dice) {
      const from = purpose === 'supply' ? hidden : key;
      expect(strangersFace(from, value(`order ${order}`), purpose, subject, number, faces)).toBe(shows);
    }
    const without = mac(value('secret of turn 2'), ['herald dice', GAME, 2, {}]).toString('hex');
    const shown = /Without any words .* shows (\d+)/.exec(readFileSync('docs/dice.md', 'utf8'))?.[1];
    expect(strangersFace(without, value('order 5'), 'fire', 'Ben', 1, 10)).toBe(Number(shown));
  });

  it('are what Herald computes', () => {
    expect(secretTurnsBefore(value('secret of turn 3'), 3)).toBe(value('commitment'));
    expect(secretBefore(value('hiddenSecret'))).toBe(value('hiddenCommitment'));
    for (const [seat, word] of Object.entries(words)) {
      expect(sealOf(GAME, value('commitment'), seat, word)).toBe(value(`seal of ${seat}`));
    }
    const key = keyOfTurn(value('secret of turn 2'), GAME, 2, words);
    const hidden = keyOfHidden(value('hiddenSecret'), GAME, words);
    expect(hexOf(key)).toBe(value('key of turn 2'));
    expect(hexOf(hidden)).toBe(value('hidden key'));
    expect(hashOfOrder({ game: GAME, turn: 2, number: 5, seat: 'red', order: FIRE })).toBe(value('order 5'));
    expect(hashOfOrder({ game: GAME, turn: 2, number: 6, seat: 'red', order: null })).toBe(value('order 6'));
    for (const { order, purpose, subject, number, faces, shows } of dice) {
      const from = purpose === 'supply' ? hidden : key;
      expect(faceOfDie(from, value(`order ${order}`), { purpose, subject, number }, faces)).toBe(shows);
    }
  });
});

describe('faces', () => {
  it('are equally likely: bytes that would favour low faces are passed over', () => {
    expect(faceIn(Uint8Array.of(250, 255, 249), 10)).toBe(10);
    expect(faceIn(Uint8Array.of(252, 251), 6)).toBe(6);
    expect(faceIn(new Uint8Array(32).fill(255), 10)).toBeNull();
    for (const faces of [6, 10]) {
      const counts = new Map<number | null, number>();
      for (let byte = 0; byte < 256; byte += 1) {
        const face = faceIn(Uint8Array.of(byte), faces);
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
      counts.delete(null);
      expect([...counts.keys()].sort((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: faces }, (_, index) => index + 1),
      );
      expect(new Set(counts.values()).size).toBe(1);
    }
  });

  it('do not favour any over 20,000 dice', () => {
    const key = keyOfTurn(value('secret of turn 2'), GAME, 2, {});
    const counts = new Array<number>(10).fill(0);
    for (let number = 1; number <= 20_000; number += 1) {
      const face = faceOfDie(key, value('order 5'), { purpose: 'fire', number }, 10);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    // Chi-squared of nine degrees of freedom: 27.9 is passed once in a thousand times, and these dice are always the
    // same.
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(27.9);
  });
});

describe('names of dice', () => {
  it('count by purpose and subject', () => {
    const names = new DieNames();
    const numbers = [{ purpose: 'a' }, { purpose: 'a', subject: 'x' }, { purpose: 'a' }, { purpose: 'b' }].map(
      (die) => {
        return names.next(die).number;
      },
    );
    expect(numbers).toEqual([1, 1, 2, 1]);
  });

  it('differ in everything that they hold', () => {
    const key = keyOfTurn(value('secret of turn 2'), GAME, 2, {});
    const faces = (order: string, purpose: string, subject?: string): string =>
      Array.from({ length: 40 }, (_, index) => {
        const name = { purpose, number: index + 1, ...(subject === undefined ? {} : { subject }) };
        return faceOfDie(key, order, name, 10);
      }).join(' ');
    const place = { game: GAME, turn: 2, number: 5, seat: 'red', order: FIRE };
    const others = [{ game: 'x' }, { turn: 3 }, { number: 6 }, { seat: 'blue' }, { order: null }];
    const hashes = [place, ...others.map((other) => ({ ...place, ...other }))].map(hashOfOrder);
    const all = [
      ...hashes.map((hash) => faces(hash, 'fire')),
      faces(hashes[0] ?? '', 'pin'),
      faces(hashes[0] ?? '', 'fire', 'x'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a chain', () => {
  it('is as long as a game of a turn a day for 27 years', () => {
    expect(CHAIN_TURNS).toBe(10_000);
    expect(secretTurnsBefore(value('secret of turn 3'), 0)).toBe(value('secret of turn 3'));
  });
});

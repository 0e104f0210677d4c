import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findHeadKeys, openHeadKeys, renewHeadKeys } from '../../../src/ledger/proof/key-file.js';
import { newHeadKeys, parseHeadKeys, writeHeadKeys } from '../../../src/ledger/proof/key-ring.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-key-'));
  file = join(folder, 'new', 'signing-key');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const config = (name: string | null = null) => ({ kind: 'file', file, name }) as const;

describe('the file of keys', () => {
  it('is made once, for its owner alone, and read from then on', () => {
    expect(findHeadKeys(config())).toBeNull();
    const first = openHeadKeys(config('herald.example'));
    expect(first.signer.verifier.name).toBe('herald.example');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'new'))).toEqual(['signing-key']);
    expect(openHeadKeys(config('another')).signer.written).toBe(first.signer.written);
    expect(findHeadKeys(config())?.signer.written).toBe(first.signer.written);
  });

  it('gives a key a name by chance if it is given none', () => {
    expect(openHeadKeys(config()).signer.verifier.name).toMatch(/^herald-[0-9a-f]{8}$/);
  });

  it('keeps the public keys of those that were renewed, the latest first', () => {
    const first = openHeadKeys(config('herald.example')).signer.verifier.written;
    const second = renewHeadKeys(file).signer.verifier.written;
    const keys = renewHeadKeys(file);
    expect(keys.verifiers.map(({ written }) => written).slice(1)).toEqual([second, first]);
    expect(keys.signer.verifier.name).toBe('herald.example');
    expect(openHeadKeys(config()).signer.written).toBe(keys.signer.written);
    expect(readFileSync(file, 'utf8').match(/PRIVATE/g)).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'new'))).toEqual(['signing-key']);
  });

  it('that holds something else is told, and what it holds is not', () => {
    file = join(folder, 'signing-key');
    const secret = newHeadKeys('herald.example').signer.written.slice(0, -4);
    writeFileSync(file, secret);
    expect(() => openHeadKeys(config())).toThrow(expect.objectContaining({ type: 'keyFileUnusable' }));
    expect(() => openHeadKeys(config())).not.toThrow(secret);
    expect(() => renewHeadKeys(file)).toThrow(expect.objectContaining({ type: 'keyFileUnusable' }));
    expect(() => openHeadKeys({ ...config(), file: folder })).toThrow(/cannot be used/);
  });
});

describe('keys as they are kept', () => {
  it('read back, in lines or in one', () => {
    const keys = newHeadKeys('herald.example');
    const text = `${writeHeadKeys(keys)}${newHeadKeys('herald.example').verifiers[0]?.written}\n`;
    expect(writeHeadKeys(parseHeadKeys(text))).toBe(text);
    expect(writeHeadKeys(parseHeadKeys(text.replaceAll('\n', ' ')))).toBe(text);
  });

  it('begin with the one that signs', () => {
    expect(() => parseHeadKeys('')).toThrow(/no key/);
    expect(() => parseHeadKeys(newHeadKeys('herald.example').verifiers[0]?.written ?? '')).toThrow(/PRIVATE/);
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SOURCE = 'clients/typescript';

interface Manifest {
  readonly exports: { readonly '.': { readonly types: string; readonly default: string } };
  readonly scripts: { readonly prepack: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

let folder: string;
let home: string;
let manifest: Manifest;
/** Does what `npm pack` and `npm install` do, without network: what the client depends on is linked from here. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-client-'));
  home = join(folder, 'node_modules', '@herald', 'client');
  mkdirSync(home, { recursive: true });
  copyFileSync(join(SOURCE, 'package.json'), join(home, 'package.json'));
  manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const [compiler, ...options] = manifest.scripts.prepack.split(' ');
  execFileSync(resolve('node_modules/.bin', compiler ?? ''), [...options, '--outDir', join(home, 'dist')], {
    cwd: SOURCE,
  });
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('is built by its own script, has what it exports, and is loaded by a program outside the checkout', () => {
  const { types, default: main } = manifest.exports['.'];
  expect([types, main].filter((path) => !existsSync(join(home, path)))).toEqual([]);
  const program = "import('@herald/client').then(({ Herald, newKey }) => console.log(typeof Herald, newKey()))";
  expect(execFileSync('node', ['-e', program], { cwd: folder, encoding: 'utf8' })).toMatch(
    /^function hk_[0-9a-f]{64}\n$/,
  );
});

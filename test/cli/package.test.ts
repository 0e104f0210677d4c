import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Everything that ships lies in one of these. */
const SHIPPED = [
  'LICENSE',
  'README.md',
  'conformance',
  'content',
  'dist',
  'migrations',
  'package.json',
  'schema.graphql',
];
const PACKED_BYTES_MAX = 6_000_000;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

interface Locked {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

let folder: string;
let packed: Packed;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-package-'));
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [only] = JSON.parse(told) as readonly Packed[];
  if (!only) throw new Error('npm has packed nothing');
  packed = only;
  install();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Does what `npm install <tarball>` does, without network: what Herald depends on is linked from here. */
function install(): void {
  const modules = join(folder, 'node_modules');
  const home = join(modules, 'herald');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(home);
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', home, '--strip-components=1']);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked;
  for (const [path, { dev }] of Object.entries(packages)) {
    const own = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (own === undefined || dev === true) continue;
    mkdirSync(dirname(join(modules, own)), { recursive: true });
    symlinkSync(resolve(path), join(modules, own));
  }
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly bin: { herald: string } };
  chmodSync(join(home, bin.herald), 0o755);
  symlinkSync(join(home, bin.herald), join(modules, '.bin', 'herald'));
}

/** The text that a command of the installed program prints. */
function herald(...words: readonly string[]): string {
  return execFileSync('npx', ['--no-install', 'herald', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

describe('the package', () => {
  it('holds what runs and nothing else', () => {
    const paths = packed.files.map(({ path }) => path);
    expect([...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort()).toEqual(SHIPPED);
    expect(paths.filter((path) => /\.(map|ts|tsx|tsbuildinfo|sqlite)$/.test(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['dist/cli/main.js', 'dist/web/index.html', 'schema.graphql']));
    expect(packed.size).toBeLessThan(PACKED_BYTES_MAX);
  });

  it('knows its rules and proves them', () => {
    expect(herald('rule', 'pbem:7.3c')).toContain('pbem:7.3c');
    expect(herald('conform', '--rule', 'pbem:7.3c')).toMatch(/[1-9]\d* passed, 0 failed/);
  });

  it('serves the page and games from an empty folder, and keeps its data there', async () => {
    const child = spawn('npx', ['--no-install', 'herald', 'serve', '--json', '--port', '0'], {
      cwd: folder,
      detached: true,
      env: { PATH: process.env['PATH'], HERALD_LOG: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      const { url } = JSON.parse(said.toString()) as { readonly url: string };
      expect(await (await fetch(url)).text()).toContain('<title>');
      expect((await fetch(`${url}/graphiql`)).status).toBe(200);
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ scenarios { id } games { edges { node { title } } } }"}',
      });
      const { data } = (await answer.json()) as { data: { scenarios: object[]; games: { edges: object[] } } };
      expect(data.scenarios).toContainEqual({ id: 'tavern-brawl' });
      expect(data.games.edges).toHaveLength(1);
      expect(readdirSync(join(folder, 'data'))).toContain('herald.sqlite');
    } finally {
      // npx has started the server: both are told.
      const closed = once(child, 'close');
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await closed;
    }
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** How long the page may take for anything, in ms: the machine is busy with other tests. */
const PATIENCE_MS = 20_000;

/** The Chromium of an npm package, unpacked into a folder of its own, with the libraries that a bare Debian lacks. */
export class TestBrowser {
  private constructor(
    private readonly folder: string,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<TestBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'herald-browser-'));
    const { path, args } = await unpacked(folder);
    writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsOf(folder));
    const env = {
      ...process.env,
      HOME: folder,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    };
    // In one process the whole browser would end with the first person who leaves.
    const plain = args.filter((arg) => arg !== '--single-process');
    const all = [...plain, '--no-sandbox', '--disable-background-networking'];
    return new TestBrowser(folder, await chromium.launch({ executablePath: path, args: all, env }));
  }

  /** A browser as one person has it, with nothing known and nothing stored. */
  async person(options: Parameters<Browser['newContext']>[0] = {}): Promise<Person> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    return new Person(context, await context.newPage());
  }

  async close(): Promise<void> {
    await this.browser.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The package's own configuration looks for its fonts in /tmp; without any font no text has a height. */
function fontsOf(folder: string): string {
  const fonts = join(folder, 'fonts');
  return `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`;
}

/**
 * Unpacks the browser into a folder. The package goes by TMPDIR, which other tests share: it is said to a process of
 * its own.
 */
async function unpacked(folder: string): Promise<{ readonly path: string; readonly args: readonly string[] }> {
  const env = { ...process.env, TMPDIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [resolve('scripts/unpack-browser.mjs')], { env });
  return JSON.parse(stdout) as Awaited<ReturnType<typeof unpacked>>;
}

/** Somebody before the page. Remembers everything that came to it, and whatever went wrong in it. */
export class Person {
  readonly #traffic: Promise<string>[] = [];
  readonly #frames: string[] = [];
  readonly wrong: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', ({ message }) => this.wrong.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error') this.wrong.push(said.text());
    });
    page.on('response', (response) => {
      // What was left before it had come whole has shown nothing.
      this.#traffic.push(response.text().catch(() => ''));
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#frames.push(String(payload)));
    });
  }

  /** Everything that has come over HTTP and sockets. */
  async received(): Promise<string> {
    return [...(await Promise.all(this.#traffic)), ...this.#frames].join('\n');
  }

  /** Waits until the seat is asked for something, or the game is over. */
  async asked(): Promise<string> {
    const said = this.page.locator('.whose', { hasText: /It is your turn|You have to decide|The game is over/ });
    await said.waitFor();
    return said.innerText();
  }

  /** Keeps a picture of the page, if `HERALD_PICTURES` names a folder. */
  async picture(name: string): Promise<void> {
    const folder = process.env['HERALD_PICTURES'];
    if (folder) await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

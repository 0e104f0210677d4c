import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** How long the page may take for anything, in ms: the machine is busy with other tests. */
const PATIENCE_MS = 60_000;

/** The Chromium of an npm package, unpacked into a folder of its own, with the libraries that a bare Debian lacks. */
export class TestBrowser {
  private constructor(
    private readonly folder: string,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<TestBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'herald-browser-'));
    const { home, path, args } = await unpacked();
    const env = {
      ...process.env,
      HOME: folder,
      FONTCONFIG_PATH: join(home, 'fonts'),
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
    };
    return new TestBrowser(folder, await chromium.launch({ executablePath: path, args: [...args], env }));
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
function fontsOf(home: string): string {
  const fonts = join(home, 'fonts');
  return `<fontconfig><dir>${fonts}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>\n`;
}

interface Unpacked {
  /** The folder that holds it. */
  readonly home: string;
  readonly path: string;
  readonly args: readonly string[];
}

/**
 * The browser's files, which are unpacked once for an installation, since that takes some seconds. The package goes by
 * TMPDIR, which other tests share: it is said to a process of its own.
 */
async function unpacked(): Promise<Unpacked> {
  const home = resolve('node_modules/.cache/herald-test-browser');
  const told = join(home, 'browser.json');
  if (!existsSync(told)) {
    mkdirSync(dirname(home), { recursive: true });
    const begun = mkdtempSync(join(dirname(home), 'unpacking-'));
    const env = { ...process.env, TMPDIR: begun };
    const { stdout } = await promisify(execFile)(process.execPath, [resolve('scripts/unpack-browser.mjs')], { env });
    writeFileSync(join(begun, 'fonts', 'fonts.conf'), fontsOf(home));
    writeFileSync(join(begun, 'browser.json'), stdout.replaceAll(begun, home));
    takePlace(begun, home);
  }
  return { home, ...(JSON.parse(readFileSync(told, 'utf8')) as Omit<Unpacked, 'home'>) };
}

/** A folder becomes the one that is wanted, unless another process was faster. */
function takePlace(begun: string, wanted: string): void {
  try {
    renameSync(begun, wanted);
  } catch (error) {
    if (!existsSync(join(wanted, 'browser.json'))) throw error;
    rmSync(begun, { recursive: true, force: true });
  }
}

/** Somebody before the page. Remembers everything that came to it, and whatever went wrong in it. */
export class Person {
  readonly #traffic: Promise<string>[] = [];
  readonly #frames: string[] = [];
  readonly wrong: string[] = [];
  #expects: RegExp | null = null;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', ({ message }) => this.wrong.push(message));
    page.on('console', (said) => {
      if (said.type() !== 'error') return;
      if (!this.#expects?.test(said.text())) this.wrong.push(said.text());
    });
    page.on('response', (response) => {
      // A page that was left before it had come whole has shown nothing.
      this.#traffic.push(response.text().catch(() => ''));
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#frames.push(String(payload)));
    });
  }

  /** The browser itself will note such errors in its console, and they are right. */
  expects(errors: RegExp): void {
    this.#expects = errors;
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

  /** The words that the page shows, for somebody who has to find out why a story failed. */
  async looksAt(): Promise<string> {
    const shown = await this.page.locator('body').innerText();
    return `A person of the story that failed looks at ${this.page.url()}\n${shown}\n${this.wrong.join('\n')}`;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const before = { ...process.env };
    // The package unpacks into TMPDIR, and its libraries only where it takes the machine for a bare one.
    Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
    try {
      const { default: packed } = await import('@sparticuz/chromium');
      const executablePath = await packed.executablePath();
      const env = {
        ...before,
        HOME: folder,
        FONTCONFIG_PATH: join(folder, 'fonts'),
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      };
      // In one process the whole browser would end with the first person who leaves.
      const plain = packed.args.filter((arg) => arg !== '--single-process');
      const args = [...plain, '--no-sandbox', '--disable-background-networking'];
      return new TestBrowser(folder, await chromium.launch({ executablePath, args, env }));
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
      Object.assign(process.env, before);
    }
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

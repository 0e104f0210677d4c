import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const FOLDER = new URL('../dist/web/', import.meta.url);
const DIGEST_OF_NODE = at('../src/digest/digest.ts');
const DIGEST_OF_THE_PAGE = at('src/proof/digest.ts');

/** How long plugins take is not worth a warning each time. */
const QUIET = { pluginTimings: false };

/** The path of a file, from the folder of this file. */
function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Compresses what was built once, so that the server does not for each who asks. */
function compressed(): Plugin {
  return {
    name: 'herald-compressed',
    apply: 'build',
    closeBundle() {
      for (const folder of ['', 'assets/']) {
        for (const name of readdirSync(new URL(folder, FOLDER)).filter((one) => /\.(html|js|css|svg)$/.test(one))) {
          const file = new URL(folder + name, FOLDER);
          const plain = readFileSync(file);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
          writeFileSync(`${file.pathname}.br`, brotliCompressSync(plain, quality));
          writeFileSync(`${file.pathname}.gz`, gzipSync(plain, { level: 9 }));
        }
      }
    },
  };
}

/**
 * Engine and audit in a browser: the digests of a library stand in the place of Node's (docs/adr/0032), and a build that
 * needs anything else of Node fails.
 */
function withoutNode(): Plugin {
  return {
    name: 'herald-without-node',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^node:|\/digest\.js$/ },
      async handler(source, importer) {
        if (source.startsWith('node:')) this.error(`${importer ?? 'the page'} needs ${source}: a browser has no Node`);
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id === DIGEST_OF_NODE ? DIGEST_OF_THE_PAGE : resolved;
      },
    },
  };
}

/** The page; `npm run build` puts it into dist/web, from where Herald serves it. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [withoutNode(), compressed()],
  worker: { format: 'es', plugins: () => [withoutNode()], rolldownOptions: { checks: QUIET } },
  build: {
    outDir: FOLDER.pathname,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: QUIET,
      input: { index: at('index.html'), offline: at('src/offline/service-worker.ts') },
      // A service worker answers for the folder in which it lies, and below.
      output: { entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/graphql': { target: 'http://127.0.0.1:4000', ws: true }, '/games': 'http://127.0.0.1:4000' } },
});

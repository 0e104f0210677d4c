import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const FOLDER = new URL('../dist/web/', import.meta.url);

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

/** The page; `npm run build` puts it into dist/web, from where Herald serves it. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [compressed()],
  build: {
    outDir: FOLDER.pathname,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/graphql': { target: 'http://127.0.0.1:4000', ws: true }, '/games': 'http://127.0.0.1:4000' } },
});

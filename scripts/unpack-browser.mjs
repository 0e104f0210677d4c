// Unpacks the Chromium of @sparticuz/chromium into TMPDIR, with the libraries that a bare Debian lacks, and writes
// where it is and how it wants to be started. Run as a process of its own by test/web/browser.ts.
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
// Where the package takes the machine for a bare one it brings its libraries; it looks when it is loaded.
const { default: packed } = await import('@sparticuz/chromium');

/**
 * The package's own arguments make the browser draw with a graphics card that is computed (SwiftShader), which takes
 * more CPU time than all else in the tests, and switch security off that the tests are about. Without a graphics card
 * it draws as it would on a plain machine.
 */
const ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--in-process-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
];
process.stdout.write(JSON.stringify({ path: await packed.executablePath(), args: ARGS }));

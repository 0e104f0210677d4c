// Unpacks the Chromium of @sparticuz/chromium into TMPDIR, with the libraries that a bare Debian lacks, and writes where it
// is and how it wants to be started. Run as a process of its own by test/web/browser.ts.
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
// Where the package takes the machine for a bare one it brings its libraries; it looks when it is loaded.
const { default: packed } = await import('@sparticuz/chromium');
process.stdout.write(JSON.stringify({ path: await packed.executablePath(), args: packed.args }));

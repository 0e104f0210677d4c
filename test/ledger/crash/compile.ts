import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

const SOURCES = ['src/ledger', 'src/engine/canonical', 'src/digest', 'test/ledger/crash'];

/**
 * Compiles the ledger and the writer into a folder below the repository (so that its packages resolve), for a process
 * of its own: Jest's loader exists only within Jest. Gives the folder.
 */
export function compileLedger(root: string, target: string): string {
  for (const source of SOURCES) {
    for (const file of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const { code } = transformSync(readFileSync(join(root, source, file), 'utf8'), {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
      });
      const compiled = join(target, source, file.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(compiled), { recursive: true });
      writeFileSync(compiled, code);
    }
  }
  writeFileSync(join(target, 'package.json'), '{ "type": "module" }');
  return target;
}

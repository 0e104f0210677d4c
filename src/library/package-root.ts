import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this installation, with a slash at its end: the nearest one upward that has a package.json. It holds
 * `content/` and `conformance/` wherever the code was compiled to.
 */
export const PACKAGE_ROOT = `${rootAbove(dirname(fileURLToPath(import.meta.url)))}/`;

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('this code does not lie in an installation of herald: no package.json above it');
  return rootAbove(parent);
}

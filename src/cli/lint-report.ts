import { boardFaults, lintFiles } from '../library/board-lint.js';
import { printFinding, type Finding } from '../library/board-lint/finding.js';
import { ContentError } from '../library/content-file.js';
import { loadStock } from '../library/scenarios.js';
import { shippedFiles } from '../library/shipped-files.js';
import { importedMap, isTiledFile, textOf } from './board-file.js';
import type { Output } from './output.js';

/** Lints files, or all that ship if none is named, and tells what was found. Throws CliError if one cannot be read. */
export async function reportLint(output: Output, files: readonly string[]): Promise<readonly Finding[]> {
  const named = files.length > 0 ? files : shippedFiles();
  const texts = named.filter((file) => !isTiledFile(file)).map((file) => ({ file, text: textOf(file) }));
  const findings = [...lintFiles(texts, loadStock())];
  for (const file of named.filter(isTiledFile)) findings.push(...(await mapFindings(file)));
  for (const finding of findings) output.line(printFinding(finding));
  output.line(`${named.length} files, ${findings.length} findings`);
  output.document({ files: named, findings });
  return findings;
}

/** Of a Tiled map; its lines say nothing to a person, so they are 0. */
async function mapFindings(file: string): Promise<readonly Finding[]> {
  try {
    return boardFaults(await importedMap(file)).map((fault) => ({ ...fault, file, line: 0 }));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({ ...problem, kind: 'unusable', hex: '' }));
  }
}

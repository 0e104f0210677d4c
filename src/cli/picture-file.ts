import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Scene } from '../picture/scene.js';
import { badInput } from './exit-code.js';
import type { Output } from './output.js';
import { isSystemError } from './system-error.js';

/** Where a command puts pictures; commander's form of `--svg`, `--png` and `--width`. */
export interface PictureOptions {
  readonly svg?: string;
  readonly png?: string;
  readonly width?: string;
}

/** Adds the options of a command that draws. */
export function withPictureOptions(command: Command): Command {
  return command
    .option('--svg <file>', 'write it as SVG')
    .option('--png <file>', 'write it as PNG')
    .option('--width <px>', 'width of the PNG (default: 1600)');
}

/** Draws a scene into the files that the options name; at least one is needed. Throws CliError. */
export async function writePictures(output: Output, scene: Scene, options: PictureOptions): Promise<void> {
  const { pictureOf } = await import('../picture/picture.js');
  await writePicture(output, () => pictureOf(scene), options);
}

/** Writes an SVG document to the files that the options name, as `writePictures` does. Throws CliError. */
export async function writePicture(output: Output, draw: () => string, options: PictureOptions): Promise<void> {
  const { pngOf, WIDTH_MAX_PX, WIDTH_PX } = await import('../picture/png.js');
  if (options.svg === undefined && options.png === undefined) throw badInput('name a file: --svg or --png');
  const width = options.width === undefined ? WIDTH_PX : Number(options.width);
  if (!Number.isInteger(width) || width < 1 || width > WIDTH_MAX_PX) {
    throw badInput(`--width ${options.width ?? ''} is no whole number of px from 1 to ${WIDTH_MAX_PX}`);
  }
  const svg = draw();
  const files: string[] = [];
  const write = (file: string | undefined, content: () => string | Uint8Array): void => {
    if (file === undefined) return;
    try {
      writeFileSync(file, content());
    } catch (error) {
      throw unwritable(file, error);
    }
    files.push(file);
  };
  write(options.svg, () => svg);
  write(options.png, () => pngOf(svg, width));
  for (const file of files) output.line(file);
  output.document({ files });
}

function unwritable(file: string, error: unknown): unknown {
  return isSystemError(error) ? badInput(`${file} cannot be written: ${error.message}`) : error;
}

import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

/** The font of the pictures comes along, since a machine may have none. */
const FONTS = ['400Regular/PTSansNarrow_400Regular.ttf', '700Bold/PTSansNarrow_700Bold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/pt-sans-narrow/${file}`),
);

/** Wider pictures would take more memory than a picture is worth. */
export const WIDTH_MAX_PX = 8000;
export const WIDTH_PX = 1600;

/** An SVG document as PNG, so many px wide (1 to WIDTH_MAX_PX). */
export function pngOf(svg: string, widthPx: number): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'PT Sans Narrow' },
  });
  return image.render().asPng();
}

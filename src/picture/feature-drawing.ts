import type { FieldHex } from '../engine/board/field.js';
import type { HexFeature } from '../engine/board/terrain.js';
import { GRATING, STEPS } from './marks/stonework.js';
import { shape, stroke } from './marks/strokes.js';
import { INK, WATER_LINE } from './palette.js';
import { element, words } from './svg.js';

/** How a feature of a hex is drawn, about the middle of the hex. */
export interface FeatureDrawing {
  readonly title: string;
  readonly mark: string;
}

function small(mark: string, x: number, y: number): string {
  return element('g', { transform: `translate(${x} ${y}) scale(0.5)` }, mark);
}

function depth(text: string): string {
  return words(text, {
    x: 0,
    y: 29,
    'font-size': 9.5,
    'font-style': 'italic',
    'text-anchor': 'middle',
    fill: WATER_LINE,
  });
}

/** The drawing of each feature: one without a drawing does not compile. */
export const FEATURE_DRAWINGS: Readonly<Record<HexFeature, FeatureDrawing>> = {
  exteriorCorner: {
    title: 'corner of a building',
    mark: shape('M-27 20L-15 20L-15 24L-23 24L-23 30L-27 30Z', INK, INK, 1),
  },
  shallow: { title: 'water, shallow', mark: depth('shallow') },
  deep: { title: 'water, deep', mark: depth('deep') },
  passageEntrance: { title: 'way into the passage', mark: small(STEPS.join(''), -18, 14) },
  keepDoor: { title: 'main door of the keep', mark: stroke('M16 -26h12M16 -22h12', INK, 2) },
  manhole: { title: 'trapdoor', mark: small(GRATING.join(''), 16, 14) + stroke('M24 14h3', INK, 2) },
};

/** The features of a hex, all drawn. */
export function featuresOf({ features }: FieldHex): string {
  return features.map((feature) => FEATURE_DRAWINGS[feature].mark).join('');
}

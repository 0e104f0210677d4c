import { DARK_EARTH } from '../palette.js';
import { stroke } from './strokes.js';

/** Hachures that fall to the south: strokes that are short and heavy. */
export const HACHURES: readonly string[] = [
  stroke(
    'M-22 -12v9M-8 -16v10M8 -14v9M22 -11v9M-15 6v10M0 4v10M15 7v9M-23 20v6M-7 22v7M8 21v7M22 20v6',
    '#a9824c',
    1.8,
  ),
  stroke('M-18 -14v10M-3 -12v9M13 -15v10M-25 3v9M-10 6v9M6 4v10M21 5v9M-16 22v7M0 20v8M16 22v7', '#a9824c', 1.8),
];

/** The bed of a dry ditch. */
export const DITCH: readonly string[] = [
  stroke('M-20 -8q6 5 12 0M6 2q6 5 12 0M-14 16q6 5 12 0', DARK_EARTH, 1.6),
  stroke('M-6 -10q6 5 12 0M-22 6q6 5 12 0M8 18q6 5 12 0', DARK_EARTH, 1.6),
];

import { shape, stroke } from './marks/strokes.js';
import { DRAGON_GREEN, DRAGON_GREEN_DARK, INK } from './palette.js';

/**
 * A dragon from above, its head in the north, between the middles of two hexes 70 px apart; it is green (pbem:13.5).
 */
export const DRAGON =
  shape('M-16 -18L-38 -30L-34 -12L-42 -4L-30 2L-34 14L-17 10Z', DRAGON_GREEN_DARK, INK, 1.6) +
  shape('M16 -18L38 -30L34 -12L42 -4L30 2L34 14L17 10Z', DRAGON_GREEN_DARK, INK, 1.6) +
  shape('M-4 44C-6 56 8 58 4 68L9 64L10 72C18 58 4 54 6 44Z', DRAGON_GREEN, INK, 1.6) +
  shape(
    'M0 -44C10 -42 18 -30 18 -14L16 24C16 40 8 50 0 50S-16 40 -16 24L-18 -14C-18 -30 -10 -42 0 -44Z',
    DRAGON_GREEN,
    INK,
    1.8,
  ) +
  shape('M-8 -36L-9 -54L-5 -68L0 -63L5 -68L9 -54L8 -36Z', DRAGON_GREEN, INK, 1.8) +
  stroke('M0 -40L-4 -32H4ZM0 -22L-4 -14H4ZM0 -4L-4 4H4ZM0 14L-4 22H4ZM0 32L-4 40H4Z', DRAGON_GREEN_DARK, 2) +
  stroke('M-4 -57h0M4 -57h0', INK, 3);

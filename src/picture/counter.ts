import type { Point } from '../engine/hex/point.js';
import { EMBLEM_DRAWINGS } from './emblem-drawing.js';
import type { CounterShape, Livery } from './livery.js';
import type { Marks } from './marks.js';
import { shape, stroke } from './marks/strokes.js';
import { FADED_INK, INK, VERMILION, WHITE } from './palette.js';
import type { Piece } from './piece.js';
import { decimal, element, words } from './svg.js';

/** Outlines of counters of 52 by 44 px about the origin. */
const OUTLINES: Readonly<Record<CounterShape, string>> = {
  round: 'M-19 -22H19A7 7 0 0 1 26 -15V15A7 7 0 0 1 19 22H-19A7 7 0 0 1 -26 15V-15A7 7 0 0 1 -19 -22Z',
  chamfered: 'M-18 -22H18L26 -14V14L18 22H-18L-26 14V-14Z',
  shield: 'M-26 -22H26V8C26 17 14 20 0 23C-14 20 -26 17 -26 8Z',
  square: 'M-25 -22H25V22H-25Z',
};

/** The strip on top, for the name, within the same outline. */
const STRIPS: Readonly<Record<CounterShape, string>> = {
  round: 'M-19 -22H19A7 7 0 0 1 26 -15V-8H-26V-15A7 7 0 0 1 -19 -22Z',
  chamfered: 'M-18 -22H18L26 -14V-8H-26V-14Z',
  shield: 'M-26 -22H26V-8H-26Z',
  square: 'M-25 -22H25V-8H-25Z',
};

const NAME_WIDTH_PX = 47;
/** Width of a letter for each px of its size, of the narrow bold font. */
const LETTER_WIDTH = 0.5;
const NAME_LETTERS_MAX = 14;

/** A name at the largest size at which it fits a strip. */
function nameOn(text: string, ink: string): string {
  const letters = [...text];
  const shown = letters.length > NAME_LETTERS_MAX ? `${letters.slice(0, NAME_LETTERS_MAX - 1).join('')}…` : text;
  const size = Math.min(12, NAME_WIDTH_PX / (LETTER_WIDTH * Math.max(1, Math.min(letters.length, NAME_LETTERS_MAX))));
  return words(shown, { y: -11.5, 'font-size': size, 'font-weight': 700, fill: ink });
}

/** The counter of a unit that lives, at a place. */
export function counter(
  piece: Piece,
  { colour, ink, shape: outline }: Livery,
  at: Point,
  scale: number,
  marks: Marks,
): string {
  const body = piece.health === 'stunned' ? '#d9d5cc' : WHITE;
  const transform = `translate(${decimal(at.x)} ${decimal(at.y)})${scale === 1 ? '' : ` scale(${scale})`}`;
  return element(
    'g',
    { transform, 'text-anchor': 'middle', fill: INK },
    marks.stamp(`counter-${outline}-shadow`, element('path', { d: OUTLINES[outline], 'fill-opacity': 0.3 }), {
      x: 1.5,
      y: 2.5,
    }),
    shape(OUTLINES[outline], body, INK, 3.4) +
      element('path', { d: STRIPS[outline], fill: colour }) +
      element('path', { d: OUTLINES[outline], fill: 'none', stroke: colour, 'stroke-width': 1.8 }),
    nameOn(piece.id, ink),
    marks.stamp(`emblem-${piece.emblem}`, EMBLEM_DRAWINGS[piece.emblem].mark, { x: -15.5, y: 5 }),
    strengths(piece),
    words(`${piece.mpa} MP`, { x: 9, y: 16.5, 'font-size': 9.5, fill: FADED_INK }),
  );
}

/** Attack and defence; three and more figures a strength are set smaller. */
function strengths({ attack, defence }: Piece): string {
  const text = `${attack}-${defence}`;
  const [x, size] = text.length > 4 ? [10.5, 12.5] : [9, 14];
  return words(text, { x, y: 6.5, 'font-size': size, 'font-weight': 700 });
}

/** A drop of blood with a W. */
export const WOUND =
  shape('M0 -11C4 -4 7 -1 7 4A7 7 0 0 1 -7 4C-7 -1 -4 -4 0 -11Z', VERMILION, INK, 1.3) +
  words('W', { y: 8, 'font-size': 9, 'font-weight': 700, fill: WHITE, 'text-anchor': 'middle' });

function star(x: number, y: number): string {
  return shape(
    `M${x} ${y - 5}l1.5 3.4l3.6 .3l-2.7 2.4l.8 3.6l-3.2 -1.9l-3.2 1.9l.8 -3.6l-2.7 -2.4l3.6 -.3Z`,
    '#f0e442',
    INK,
    1,
  );
}

/** Stars before the eyes. */
export const STUN = star(-7, 2) + star(7, 2) + star(0, -5) + stroke('M-12 7Q0 13 12 7', INK, 1.2);

/** Set down after all counters, so that no neighbour hides it. */
export function healthMark({ health }: Piece, { x, y }: Point, scale: number, marks: Marks): string {
  if (health === 'wounded') return marks.stamp('wounded', WOUND, { x: x + 24 * scale, y: y + 15 * scale });
  return health === 'stunned' ? marks.stamp('stunned', STUN, { x: x + 21 * scale, y: y - 20 * scale }) : '';
}

import { fieldOf } from '../../engine/board/build.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { Position } from '../../engine/position/position.js';
import { didYouMean } from '../../engine/notation/nearest.js';
import type { Expectation } from './expected.js';
import { failure, type CaseFailure } from './failure.js';
import { namesIn } from '../../engine/notation/known-names.js';

/** Parts of an expectation, by name, in which an unknown name would look like a unit that is gone or has nothing. */
const BY_NAME = [
  'hidden',
  'items',
  'carts',
  'hitched',
  'aboard',
  'equipment',
  'loading',
  'legal',
  'missilesSeen',
] as const;
/** The same parts by hex or hexside, and by the thing that stands there. */
const BY_PLACE = ['fires', 'lit', 'live', 'battered'] as const;

/**
 * Names in an expectation that nothing in the case ever had: the expectation would hold whatever happens. `positions`:
 * the first of the case and the present one; `events`: what has happened.
 */
export function unknownNames(
  expect: Expectation,
  positions: readonly Position[],
  events: readonly GameEvent[],
): readonly CaseFailure[] {
  const names = new Set(positions.flatMap(namesIn));
  const isKnown = (name: string): boolean => names.has(name) || JSON.stringify(events).includes(JSON.stringify(name));
  const isPlace = (name: string): boolean => isKnown(name) || isOnMap(name, positions);
  const isLight = (name: string): boolean => isPlace(name.replace(/^(campfire|room) /, ''));
  const side = (name: string): string => name.split('/', 1)[0] ?? '';
  const wrong = (part: keyof Expectation, holds: (name: string) => boolean): readonly CaseFailure[] =>
    Object.keys(expect[part] ?? {})
      .filter((name) => !holds(name))
      .map((name) => failure(['expect', part, name], `there is no ${name}${didYouMean(name, names)}`));
  return [
    ...BY_NAME.flatMap((part) => wrong(part, isKnown)),
    ...BY_PLACE.flatMap((part) => wrong(part, isPlace)),
    ...wrong('lights', isLight),
    ...wrong('standing', (name) => positions.some(({ sides }) => sides.includes(side(name)))),
  ];
}

/** A hex, a hexside as two hexes with a stroke between them, or a location: `F10/under`. */
function isOnMap(name: string, positions: readonly Position[]): boolean {
  return positions.some(({ ground: { boards, joins } }) => {
    const field = fieldOf(boards, joins);
    const [first = '', second = first] = name.split('/');
    return field.hex(first) !== undefined && (/^[a-z]+$/.test(second) || field.hex(second) !== undefined);
  });
}

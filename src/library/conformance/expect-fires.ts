import type { Position } from '../../engine/position/position.js';
import type { Expectation } from './expected.js';
import { compared, type CaseFailure } from './failure.js';

/** Hexes whose fires differ from the expectation. */
export function wrongFires({ fires = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(fires).flatMap(([hex, expected]) => {
    const there = position.things.filter(({ kind, hexes }) => kind === 'fire' && hexes.includes(hex));
    const actual = there.map(({ burns }) => burns?.what ?? 'fire').join(' + ');
    return compared(['expect', 'fires', hex], `fire in ${hex}`, expected ?? 'none', actual || 'none') ?? [];
  });
}

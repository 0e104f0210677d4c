import { expect, it } from '@jest/globals';
import { canonicalJson, sha256 } from '../../../../src/engine/canonical/canonical.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { unitsBeside } from '../../../../src/engine/rulesets/pbem/07-movement/beside.js';
import { unitsIn } from '../../../../src/engine/rulesets/pbem/core/movement/occupancy.js';
import { fieldOfGame, stateOfGround } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { drilledIn, reachedIn } from '../../../selfplay/reached.js';

/** The positions of some games, first game by game, then in turn, as a server decides their orders. */
const POSITIONS: readonly Position[] = (() => {
  const games = [reachedIn([31], 80), reachedIn([32], 80), drilledIn([1, 54, 107], 25)];
  const longest = Math.max(...games.map((game) => game.length));
  const inTurn = Array.from({ length: longest }, (_, at) => games.flatMap((game) => game[at] ?? []));
  return [...games.flat(), ...inTurn.flat()].map(({ position }) => ({ ...position, units: { ...position.units } }));
})();

const SECRET = new Set(['plan', 'standing', 'supplies', 'hidden', 'sealed', 'buried', 'uncontrolled']);

it('the fingerprint is SHA-256 of the canonical text of what everybody may know, whatever was written before', () => {
  const texts = new Set<string>();
  for (const position of POSITIONS) {
    const known = Object.entries(position).filter(([name]) => !SECRET.has(name));
    const text = canonicalJson(JSON.parse(JSON.stringify(Object.fromEntries(known))));
    texts.add(text);
    expect(fingerprint(position)).toBe(sha256(text));
  }
  expect(texts.size).toBeGreaterThan(100);
});

it('the units in a hex are those of the position, whatever was asked before', () => {
  for (const position of POSITIONS) {
    const units = Object.values(position.units).filter(({ rider }) => rider === null);
    for (const hex of new Set(units.flatMap(({ hexes }) => hexes))) {
      expect(unitsIn(position, hex)).toEqual(units.filter(({ hexes }) => hexes.includes(hex)));
    }
  }
});

it('the units beside a unit are the same as in a copy of the position that nobody has asked about', () => {
  const besides = (position: Position): readonly unknown[] =>
    Object.values(position.units).map((unit) => unitsBeside(position, unit).map(({ id }) => id));
  const found = POSITIONS.map(besides);
  const copies = POSITIONS.map((position) => {
    const copied = Object.entries(position.units).map(([id, unit]) => [id, { ...unit, hexes: [...unit.hexes] }]);
    return { ...position, units: Object.fromEntries(copied) as Position['units'] };
  });
  expect(found).toEqual(copies.map(besides));
});

it('games on the same ground share what is worked out about it, until a door is opened in one of them', () => {
  const [position] = POSITIONS;
  if (!position) throw new Error('there is no position');
  const other: Position = { ...position, live: { ...position.live } };
  expect(stateOfGround(other)).toBe(stateOfGround(position));
  const door = fieldOfGame(position).places[0]?.name ?? '';
  const opened: Position = { ...position, live: { ...position.live, [door]: 'open' } };
  expect(stateOfGround(opened)).not.toBe(stateOfGround(position));
  expect(stateOfGround({ ...opened, live: { ...opened.live } })).toBe(stateOfGround(opened));
});

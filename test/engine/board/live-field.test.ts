import { expect, it } from '@jest/globals';
import type { BoardJoin } from '../../../src/engine/board/document.js';
import { fieldNow } from '../../../src/engine/board/live-field.js';
import { board } from './documents.js';

it('the field is that of its joins, whichever were asked for before with the same boards and the same state of them', () => {
  const boards = [board({ id: 'One' }), board({ id: 'Two' })];
  const joined = (side: BoardJoin['side']): readonly BoardJoin[] => [
    { board: 'Two', to: 'One', side, shift: 0, turned: false },
  ];
  const [east, south] = [joined('east'), joined('south')];
  for (const live of [{}, { OneB2: 'rubble' }]) {
    const names = (joins: readonly BoardJoin[]): readonly string[] =>
      fieldNow(boards, joins, live).hexes.map(({ name }) => name);
    const first = names(east);
    expect(names(south)).not.toEqual(first);
    expect(names(east)).toEqual(first);
    expect(names([...east])).toEqual(first);
  }
});

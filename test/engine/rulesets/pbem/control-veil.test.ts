import { describe, expect, it } from '@jest/globals';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { tell } from '../../../../src/engine/rulesets/pbem/notation/telling.js';
import { indexOf } from '../../../../src/engine/rulesets/pbem/event-index.js';
import { legal } from '../../../../src/engine/rulesets/pbem/book/legal.js';
import { VEIL } from '../../../../src/engine/rulesets/pbem/veil.js';
import { begin, give, KNIGHT, man, type Play } from './support-play.js';

/** Red's knight may hide; near Ann he controls her, far from her he does not. */
function played(hideout: string): Play {
  const begun = begin({
    step: 'fire1',
    units: [
      man('Ann', 'red', 'C3'),
      man('Roy', 'red', null, { sheet: KNIGHT, hidden: true }),
      man('Ben', 'blue', 'C12'),
    ],
    board: { terrain: { tree: ['C6', 'N14'] } },
    over: { options: { commandControl: true, hiddenSetup: true } },
  });
  const hidden = give(begun, 'red', { type: 'Hide', places: [{ unit: 'Roy', hexes: [hideout] }] });
  return ['fire1', 'movement'].reduce((play) => give(play, 'red', { type: 'EndStep' }), hidden);
}

const [NEAR, FAR] = [played('C6'), played('N14')];

function read({ log, position }: Play, seat: string | null): unknown {
  const shown = log.map((event) => VEIL.event(event, seat));
  return {
    shown,
    told: shown.map(tell),
    index: log.filter(({ type }) => type === 'ControlChecked').map(indexOf),
    position: VEIL.position(position, seat),
    print: fingerprint(position),
    legal: seat === null ? [] : legal(position, seat),
  };
}

describe('who is in control where a leader may be hidden (pbem:22.3f, 22.8a)', () => {
  it('makes no difference to what the other side and spectators read', () => {
    expect(NEAR.position.uncontrolled).not.toEqual(FAR.position.uncontrolled);
    for (const seat of ['blue', null]) expect(read(NEAR, seat)).toEqual(read(FAR, seat));
  });

  it('is told to the own side', () => {
    expect(VEIL.position(NEAR.position, 'red').uncontrolled).toEqual({ red: [] });
    expect(VEIL.position(FAR.position, 'red').uncontrolled).toEqual({ red: ['Ann'] });
  });
});

describe('who is in control in the open', () => {
  it('is told to everybody', () => {
    const { position, log } = begin({
      units: [man('Ann', 'red', 'C3'), man('Ben', 'blue', 'C12')],
      over: { options: { commandControl: true } },
    });
    for (const seat of ['red', 'blue', null]) {
      expect(VEIL.position(position, seat).uncontrolled).toEqual({ red: ['Ann'], blue: ['Ben'] });
      expect(log.map((event) => tell(VEIL.event(event, seat)))).toContain('Ann and Ben are out of control');
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Change } from '../../../src/engine/game/correction/changes.js';
import { sharedOut } from '../../../src/engine/game/correction/share-out.js';
import { withChanges } from '../../../src/engine/game/correction/changes.js';
import type { Veil } from '../../../src/engine/game/veil.js';
import type { SeatId } from '../../../src/engine/position/seat.js';

/** Units by name: where they stand, and the side that alone may see them. */
interface State {
  readonly units: Readonly<Record<string, { readonly at: string; readonly hiddenBy?: string }>>;
}

/** Shows a hidden unit to the seats of its side only, as the veil of a game with hidden units does. */
const VEIL = {
  position: ({ units }: State, seat: SeatId | null): State => ({
    units: Object.fromEntries(
      Object.entries(units).filter(
        ([, { hiddenBy }]) => hiddenBy === undefined || (seat !== null && seat.split('/')[0] === hiddenBy),
      ),
    ),
  }),
} as unknown as Pick<Veil<never, State>, 'position'>;

const SEATS = ['red', 'blue'] as unknown as readonly SeatId[];
const moved = (unit: string, was: string, is: string): Change => ({ path: ['units', unit, 'at'], was, is });

function shared(was: State, changes: readonly Change[]): ReturnType<typeof sharedOut> {
  return sharedOut<never>(VEIL as never, SEATS, { was, is: withChanges(was, changes) } as never, changes);
}

describe('the changes of a correction', () => {
  it('are open where everybody sees the unit as played and as corrected', () => {
    const change = moved('Ann', 'E5', 'E6');
    expect(shared({ units: { Ann: { at: 'E5' } } }, [change])).toEqual({ changes: [change], hidden: {} });
  });

  it('of a hidden unit are told to its side alone', () => {
    const [open, hidden] = [moved('Ann', 'E5', 'E6'), moved('Ben', 'K1', 'K2')];
    const was = { units: { Ann: { at: 'E5' }, Ben: { at: 'K1', hiddenBy: 'blue' } } };
    expect(shared(was, [open, hidden])).toEqual({ changes: [open], hidden: { blue: [hidden] } });
  });

  it('of a unit that only the correction hides or shows are told to its side alone', () => {
    const shown: Change = { path: ['units', 'Ben', 'hiddenBy'], was: 'blue' };
    const inSight = moved('Ben', 'K1', 'K2');
    const was = { units: { Ben: { at: 'K1', hiddenBy: 'blue' } } };
    expect(shared(was, [shown, inSight])).toEqual({ changes: [], hidden: { blue: [shown, inSight] } });
  });
});

import type { ActivationSetup } from './state.js';

/** Three men of each side on a dyke. */
export const SIX_ON_A_DYKE: ActivationSetup = {
  title: 'Six on a dyke',
  turns: 6,
  men: {
    Ada: { side: 'red', place: 0 },
    Ben: { side: 'red', place: 1 },
    Cyd: { side: 'red', place: 2 },
    Dot: { side: 'blue', place: 6 },
    Eli: { side: 'blue', place: 7 },
    Fay: { side: 'blue', place: 8 },
  },
};

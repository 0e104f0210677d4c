import type { RepairEvent } from '../core/events/repair.js';
import type { Tellings } from './tellings.js';
import { doing } from '../../../notation/words.js';

export const REPAIR_TELLINGS: Tellings<RepairEvent> = {
  ItemRepaired: ({ what, units, die, drm, points, after, wear, reinforced }) => {
    const rolled = `die ${die.value}${drm === 0 ? '' : ` + ${drm}`}`;
    const worn = wear === undefined ? '' : wear === 0 ? ', no wear left' : `, wear ${wear} left`;
    const door = reinforced ? ': it is a keep door now' : '';
    return `${doing(units, 'repairs', 'repair')} ${what}: ${rolled}, ${points} given back, it stands ${after}${worn}${door}`;
  },
};

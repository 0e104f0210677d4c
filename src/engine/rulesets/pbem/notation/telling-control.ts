import type { ControlEvent } from '../core/events/control.js';
import type { Tellings } from './tellings.js';
import { listed } from '../../../notation/words.js';

export const CONTROL_TELLINGS: Tellings<ControlEvent> = {
  ControlChecked({ uncontrolled, secret }) {
    const units = Object.values(uncontrolled).flat();
    if (units.length > 0) return `${listed(units)} ${units.length === 1 ? 'is' : 'are'} out of control`;
    // To those who may not know it nothing is said about the other side's men.
    return secret ? 'command control is checked' : 'everybody is in control';
  },
  MenGrouped({ side, player, groups }) {
    const words = groups.map(({ sergeant, units }) => `${listed(units)} under ${sergeant}`).join('; ');
    return `${player === undefined ? side : `${player} of ${side}`} groups its men: ${words || 'nobody under a sergeant'}`;
  },
};

import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { byName, list, optional, yes } from '../../../../game/define/form.js';
import { player, rule, side, units } from '../../../../game/define/names.js';
import { group } from '../orders/group-orders.js';

/** Command control (pbem:22.3). */
export const CONTROL_EVENTS = {
  ControlChecked: defineEvent(
    'The characters that are out of control, by side (pbem:22.3f). `secret`: only their own side may ' +
      'know, since units may be hidden (22.8a).',
    { uncontrolled: byName(units, side), secret: optional(yes), rule },
    { secret: { uncontrolled: { bySide: true, when: ({ secret }) => secret === true } } },
  ),
  MenGrouped: defineEvent('A side, or one of its several players, has assigned its men to sergeants (pbem:23.15b).', {
    side,
    player: optional(player),
    groups: list(group),
    rule,
  }),
};
export type ControlEvent = EventIn<typeof CONTROL_EVENTS>;

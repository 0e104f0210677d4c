import { unknown } from '../../../game/refusal.js';
import { forbidden } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import { whyBurns } from '../core/burning/fires.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PushEquipment } from '../core/orders/siege-orders.js';
import { ENGINE } from './push-engine.js';
import { SCREEN } from './push-screen.js';
import type { Pushing } from '../core/siege/pushing.js';

/** How each kind of equipment is pushed; a rule id: by that rule it cannot be pushed. */
const PUSHING: Readonly<Record<Equipment['kind'], Pushing | string>> = {
  screen: SCREEN,
  batteringRam: ENGINE,
  siegeTower: ENGINE,
  barricade: 'pbem:19.16f',
  ladder: 'pbem:19.11g',
  mangonel: 'pbem:19.14c',
  trebuchet: 'pbem:19.14c',
  ballista: 'pbem:18.2b',
};

/** The units in a screen's hex, or under a ram or tower, move it and go with it (pbem:19.12r, 19.13e, 19.15f). */
export const PUSH_EQUIPMENT: OrderRule<PushEquipment> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ workers }) => workers,
  carryOut(course, _side, order, dice) {
    const equipment = equipmentOf(course.position, order.equipment);
    if (!equipment) return unknown(`there is no equipment ${order.equipment}`, order.equipment);
    const burns = whyBurns(course.position, equipment.id);
    if (burns) return burns;
    const pushing = PUSHING[equipment.kind];
    if (typeof pushing === 'string') {
      return forbidden(pushing, `a ${equipment.kind} is not moved so`, equipment.id).refusal;
    }
    return pushing.carryOut(course, equipment, order, dice);
  },
  list(position, _side, unit) {
    const { equipment = [] } = position;
    return equipment.flatMap((one) => {
      const pushing = PUSHING[one.kind];
      return typeof pushing === 'string' || whyBurns(position, one.id) ? [] : pushing.list(position, one, unit);
    });
  },
};

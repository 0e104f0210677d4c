import type { EquipmentEvent } from '../core/events/equipment.js';
import type { Tellings } from './tellings.js';

export const EQUIPMENT_TELLINGS: Tellings<EquipmentEvent> = {
  ItemTaken: ({ unit, item }) => `${unit} picks up ${item}`,
  CarryingPaid: ({ unit, item, mp }) => `carrying ${item} costs ${unit} ${mp} MP`,
  ItemDropped: ({ unit, item, hex }) => `${unit} drops ${item} in ${hex}`,
  ItemLost: ({ unit, item }) => `${item}, which ${unit} carried, is lost`,
};

import type { Equipment } from '../../../position/equipment.js';
import { equipmentOf, withEquipment, withOneChanged } from '../../../position/equipment-of.js';
import type { Closable, Position } from '../../../position/position.js';
import type { ItemId, SideId } from '../../../position/unit.js';
import type { PbemEventOf } from '../core/events.js';
import type { BuildEvent } from '../core/events/build.js';
import { IllegalEvent, type Appliers } from './applier.js';

/** Building (pbem:19.8). */
export const BUILD_APPLIERS: Appliers<BuildEvent> = {
  WorkBuilt: built,
  BuildingAdvanced: (position, event) => {
    const { what: kind, at: hexes, equipment: id, done, of } = event.data;
    return withEngine(position, { id, kind, hexes, unbuilt: { done, of } });
  },
};

type Built = PbemEventOf<'WorkBuilt'>;

function built(position: Position, event: Built): Position {
  const { what, at, equipment, side } = event.data;
  const [where = ''] = at;
  switch (what) {
    case 'tent':
      return {
        ...position,
        live: { ...position.live, [where]: 'tent' },
        ...(side === undefined ? {} : { pitched: { ...position.pitched, [where]: side } }),
      };
    case 'door':
    case 'keepDoor':
    case 'shutter':
      return fitted(position, where, what === 'keepDoor' ? 'keep' : 'building');
    default:
      if (equipment === undefined) throw new IllegalEvent(event, `a ${what} has a name`);
      return withEngine(ownedBy(position, equipment, side), finished(event, what, equipment));
  }
}

/** The builder of an engine owns it (pbem:23.2c). */
function ownedBy(position: Position, equipment: ItemId, side: SideId | undefined): Position {
  return side === undefined ? position : { ...position, builtEngines: { ...position.builtEngines, [equipment]: side } };
}

function finished({ data }: Built, kind: Equipment['kind'], id: ItemId): Equipment {
  const { at: hexes, before, unloaded } = data;
  return { id, kind, hexes, ...(before === undefined ? {} : { front: before }), ...(unloaded ? { loading: 0 } : {}) };
}

/** A new piece of equipment, or a piece on which work has gone on. */
function withEngine(position: Position, engine: Equipment): Position {
  return equipmentOf(position, engine.id)
    ? withOneChanged(position, engine)
    : withEquipment(position, [...(position.equipment ?? []), engine]);
}

/** It can be closed from now on, and is open. */
function fitted(position: Position, where: string, of: Closable['class']): Position {
  const doors = { ...position.doors, [where]: { ...position.doors?.[where], class: of } };
  return { ...position, doors, live: { ...position.live, [where]: 'open' } };
}

import { withoutTally, withoutFires } from '../../../position/change.js';
import { equipmentOf, withEquipment, withOneChanged } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { FillingWork } from '../../../position/siege-works.js';
import type { Closable, Position } from '../../../position/position.js';
import type { ItemId, SideId } from '../../../position/unit.js';
import type { PbemEventOf, PbemEvent } from '../core/events.js';
import type { BuildEvent, FillingEvent } from '../core/events/building.js';
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

/** The filling of moats (pbem:19.52). */
export const FILLING_APPLIERS: Appliers<FillingEvent> = {
  FillingDeclared: declare,
  FillingDayCounted: (position, event) =>
    withWork(position, event, event.data.screen, (work) => ({ ...work, today: 'counts', at: event.data.at })),
  FillingCrewChanged: (position, event) =>
    withWork(position, event, event.data.screen, ({ missing: _before, ...work }) =>
      event.data.missing.length === 0 ? work : { ...work, missing: event.data.missing },
    ),
  FillingDayLost: (position, event) =>
    withWork(position, event, event.data.screen, ({ missing: _nobody, ...work }) => ({ ...work, today: 'inVain' })),
  FillingAbandoned: (position, event) =>
    withoutSeal(
      withWork(position, event, event.data.screen, () => null),
      event.data.screen,
    ),
  ScreenAdvanced: advance,
  MoatWorked: fill,
};

function declare(position: Position, event: PbemEventOf<'FillingDeclared'>): Position {
  const { side, screen, hex, late } = event.data;
  if (hex === null) throw new IllegalEvent(event, 'it names no hex');
  const work: FillingWork = { screen, side, day: 'first', ...(late ? { today: 'inVain' } : {}) };
  const { works = [], ...filling } = position.filling ?? {};
  const others = works.filter((one) => one.screen !== screen);
  return {
    ...position,
    filling: { ...filling, works: [...others, work] },
    sealed: { ...position.sealed, [screen]: hex },
  };
}

function advance(position: Position, event: PbemEventOf<'ScreenAdvanced'>): Position {
  const { screen, hex } = event.data;
  const moved = withOneChanged(position, { ...screenOf(position, event, screen), hexes: [hex] });
  const worked = withWork(moved, event, screen, ({ side }) => ({ screen, side, day: 'second', at: hex }));
  return withoutSeal(worked, screen);
}

function fill(position: Position, event: PbemEventOf<'MoatWorked'>): Position {
  const { screen, hex, filled } = event.data;
  if (!filled) return position;
  screenOf(position, event, screen);
  const done = withWork(position, event, screen, () => null);
  const cleared = withEquipment(
    withoutFires(withoutTally(done, screen), screen),
    (done.equipment ?? []).filter(({ id }) => id !== screen),
  );
  return { ...cleared, live: { ...cleared.live, [hex]: 'filled' } };
}

function screenOf(position: Position, event: PbemEvent, id: ItemId): Equipment {
  const screen = equipmentOf(position, id);
  if (screen?.kind !== 'screen') throw new IllegalEvent(event, `there is no screen ${id}`);
  return screen;
}

/** The position with one work changed; null: the work no longer exists. */
function withWork(
  position: Position,
  event: PbemEvent,
  screen: ItemId,
  change: (work: FillingWork) => FillingWork | null,
): Position {
  const { filling, ...rest } = position;
  if (!filling?.works.some((work) => work.screen === screen)) {
    throw new IllegalEvent(event, `nothing is filled with ${screen}`);
  }
  const works = filling.works.flatMap((work) => (work.screen === screen ? (change(work) ?? []) : [work]));
  return works.length === 0 && filling.by === undefined && !filling.rests
    ? rest
    : { ...rest, filling: { ...filling, works } };
}

function withoutSeal(position: Position, screen: ItemId): Position {
  const { sealed, ...rest } = position;
  const others = Object.entries(sealed ?? {}).filter(([id]) => id !== screen);
  return others.length === 0 ? rest : { ...rest, sealed: Object.fromEntries(others) };
}

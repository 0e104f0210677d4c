import { withTalliesByHex } from '../../../position/barricade-hexes.js';
import { firesOf, turnWith, withTally } from '../../../position/change.js';
import type { Item, Burning, Lights } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { BurningEvent, NightEvent } from '../core/events/burning-and-light.js';
import { readLightName } from '../core/orders/burning-and-light-orders.js';
import { actedInPlaceOfAttack, IllegalEvent, unitOf, acted, type Appliers } from './applier.js';
import { shot } from './fight.js';
import { shootEngine } from './siege.js';

/** Fire (pbem:20). */
export const BURNING_APPLIERS: Appliers<BurningEvent> = {
  KindlingTried: (position, event) => tried(position, event, event.data.unit),
  DousingTried: (position, event) => tried(position, event, event.data.unit),
  SpreadingTested: (position, event) => {
    fireNamed(position, event, event.data.fire);
    return position;
  },
  FireBrokeOut: breakOut,
  FiresWentOut: goOut,
  FlamingArrowShot: (position, event) => shot(position, event, event.data.unit, event.data.missilesLeft),
  FlamingBoltShot: shootEngine,
  OilThrown: (position, event) => {
    const { unit, item: name } = event.data;
    const { items = [] } = position;
    if (!items.some(({ id, carrier }) => id === name && carrier === unit)) {
      throw new IllegalEvent(event, `${unit} does not carry ${name}`);
    }
    const after = { ...position, items: items.filter(({ id }) => id !== name) };
    return actedInPlaceOfAttack(after, event, unit);
  },
  HotLiquidStruck: (position, event) => tried(position, event, event.data.unit),
};

function tried(position: Position, event: PbemEvent, unit: string): Position {
  unitOf(position, event, unit);
  return position;
}

function breakOut(position: Position, event: PbemEventOf<'FireBrokeOut'>): Position {
  const { fire: id, hexes, what, cause, whole } = event.data;
  newName(position, event, id);
  const [hex = ''] = hexes;
  if (firesOf(position).some((fire) => fire.burns.what === what && fire.hexes.includes(hex))) {
    throw new IllegalEvent(event, `${what} burns in ${hex} already`);
  }
  const { gameTurn, side, step } = position.turn;
  const burns = { what, cause, ...(whole === undefined ? {} : { whole }), lit: { gameTurn, side, step } };
  return { ...position, things: [...position.things, { id, kind: 'fire', hexes, burns }] };
}

function goOut(position: Position, event: PbemEventOf<'FiresWentOut'>): Position {
  const { fires, losses = [] } = event.data;
  for (const fire of fires) fireNamed(position, event, fire);
  const after = { ...position, things: position.things.filter(({ id }) => !fires.includes(id)) };
  return losses.reduce((scorched: Position, { what, points }) => {
    const counted = withTalliesByHex(scorched, what);
    const before = counted.battered?.[what] ?? {};
    return withTally(counted, what, { ...before, hand: (before.hand ?? 0) + points });
  }, after);
}

function newName({ things }: Position, event: PbemEvent, name: string): void {
  if (things.some(({ id }) => id === name)) throw new IllegalEvent(event, `there is a ${name} already`);
}

function fireNamed({ things }: Position, event: PbemEvent, name: string): void {
  if (!things.some(({ id, kind }) => id === name && kind === 'fire')) {
    throw new IllegalEvent(event, `there is no fire ${name}`);
  }
}

/** Lights (pbem:21.3, 18.5, 20.4). */
export const NIGHT_APPLIERS: Appliers<NightEvent> = {
  TorchFixed: fix,
  LightPutOut: putOut,
  LightLit: (position, event) => {
    unitOf(position, event, event.data.unit);
    return switched(position, event, event.data.light, 'burning');
  },
  LanternDestroyed: (position, event) => {
    const { unit, item } = event.data;
    const gone = itemNamed(position, event, item, 'lantern');
    return without(actedInPlaceOfAttack(position, event, unit), gone);
  },
  CampfireTended: (position, event) => {
    unitOf(position, event, event.data.unit);
    return position;
  },
  LanternShotAt: (position, event) => {
    itemNamed(position, event, event.data.item, 'lantern');
    return shot(position, event, event.data.unit, event.data.missilesLeft);
  },
};

function fix(position: Position, event: PbemEventOf<'TorchFixed'>): Position {
  const { unit: id, item: name, hex, half, mp } = event.data;
  const item = itemNamed(position, event, name, 'torch');
  if (item.carrier !== id) throw new IllegalEvent(event, `${id} does not carry ${name}`);
  const { acts } = unitOf(position, event, id);
  const spent = acted(position, event, id, { mpSpent: acts.mpSpent + mp });
  const where = half === undefined ? {} : { half };
  const fixed: Item = { id: name, kind: 'torch', hex, carrier: null, fixed: true, ...where };
  return { ...withItem(spent, fixed), turn: turnWith(position.turn, { mover: id }) };
}

function putOut(position: Position, event: PbemEventOf<'LightPutOut'>): Position {
  const { unit, light, instead } = event.data;
  unitOf(position, event, unit);
  const torch = position.items?.find((item) => item.id === light && item.kind === 'torch');
  const dark = torch ? without(position, torch) : switched(position, event, light, 'out');
  if (instead === undefined) return dark;
  const done = actedInPlaceOfAttack(dark, event, unit);
  return torch ? acted(done, event, unit, { putOut: true }) : done;
}

/** The light of that name burns or is out from now on. */
function switched(position: Position, event: PbemEvent, name: string, state: Burning): Position {
  const light = readLightName(name);
  if (light.kind === 'item') {
    const { id, kind, hex, carrier } = itemNamed(position, event, light.item, 'lantern');
    return withItem(position, { id, kind, hex, carrier, ...(state === 'out' ? { unlit: true as const } : {}) });
  }
  const key: keyof Lights = light.kind === 'campfire' ? 'campfires' : 'rooms';
  const known = position.lights?.[key];
  if (!known || !Object.hasOwn(known, light.hex)) throw new IllegalEvent(event, `there is no light ${name}`);
  if (known[light.hex] === state) throw new IllegalEvent(event, `${name} is ${state} already`);
  return { ...position, lights: { ...position.lights, [key]: { ...known, [light.hex]: state } } };
}

function itemNamed(position: Position, event: PbemEvent, id: string, kind: Item['kind']): Item {
  const item = position.items?.find((one) => one.id === id && one.kind === kind);
  if (!item) throw new IllegalEvent(event, `there is no ${kind} ${id}`);
  return item;
}

function withItem(position: Position, item: Item): Position {
  return { ...position, items: (position.items ?? []).map((one) => (one.id === item.id ? item : one)) };
}

function without(position: Position, lost: Item): Position {
  return { ...position, items: (position.items ?? []).filter((item) => item !== lost) };
}

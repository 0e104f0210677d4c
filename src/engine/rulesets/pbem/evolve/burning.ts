import { withTally } from '../../../position/battered.js';
import { firesOf } from '../../../position/fires.js';
import type { Position } from '../../../position/position.js';
import type { BurningEvent } from '../core/events/burning.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import { actedInPlaceOfAttack, IllegalEvent, unitOf, type Appliers } from './applier.js';
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
    const before = scorched.battered?.[what] ?? {};
    return withTally(scorched, what, { ...before, hand: (before.hand ?? 0) + points });
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

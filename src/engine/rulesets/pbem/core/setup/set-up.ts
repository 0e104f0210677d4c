import type { Setup, SetupCart, SetupTerms, SetupUnit } from '../../../../game/setup.js';
import type { Buried, Cart } from '../../../../position/things.js';
import { liveOf } from '../../../../position/equipment-of.js';
import type { Position } from '../../../../position/position.js';
import type { Entry } from '../../../../position/entry.js';
import type { Terms } from '../../../../position/terms.js';
import { ungroupedOf } from '../control/control.js';
import { changesInitiative } from '../initiative/initiative.js';
import { limitsAmmunition } from '../supply/ammunition.js';
import { suppliesOf } from './set-up-supply.js';
import type { ItemId, Unit, UnitId } from '../../../../position/unit.js';
import { NO_ACTS } from '../../../../position/acts.js';

/**
 * The position that a legal setup describes. A horse stands in the hexes of its rider. `create` checks setups; this
 * only builds.
 */
export function positionOf(ruleset: { readonly id: string; readonly version: number }, setup: Setup): Position {
  const riders = new Map(setup.units.flatMap((unit) => (unit.mount === undefined ? [] : [[unit.mount, unit]])));
  const units: Record<UnitId, Unit> = {};
  const hidden: Record<UnitId, Unit> = {};
  for (const unit of setup.units) {
    const rider = riders.get(unit.id);
    (unit.hidden ? hidden : units)[unit.id] = {
      id: unit.id,
      side: unit.side,
      ...(unit.player === undefined ? {} : { player: unit.player }),
      sheet: unit.sheet,
      health: unit.health ?? 'healthy',
      hexes: rider ? rider.hexes : unit.hexes,
      mount: unit.mount ?? null,
      rider: rider?.id ?? null,
      stride: 0,
      missiles: limitsAmmunition(setup) ? null : (unit.missiles ?? null),
      acts: NO_ACTS,
      ...stateBefore(unit),
      ...(unit.traits === undefined ? {} : { traits: unit.traits }),
      ...Object.fromEntries((unit.marks ?? []).map((mark) => [mark, true])),
      ...(unit.panic === undefined ? {} : { panic: unit.panic }),
      ...(unit.sergeant === undefined ? {} : { sergeant: unit.sergeant }),
      ...(unit.unaware === undefined ? {} : { unaware: unit.unaware }),
      ...(unit.mayMount ? { mayMount: true } : {}),
      ...(unit.entry ? { entry: entryOf(unit.entry) } : {}),
      ...(unit.half === undefined ? {} : { half: unit.half }),
      ...(unit.captive === undefined ? {} : { captive: unit.captive, ransom: true }),
    };
  }
  const [first = ''] = setup.sides;
  const items = (setup.items ?? []).flatMap(({ hex = null, carrier = null, buried, ...item }) =>
    buried ? [] : [{ ...item, hex, carrier }],
  );
  return {
    ruleset,
    options: setup.options,
    ...(setup.keeping === 'onHonour' ? { keeping: setup.keeping } : {}),
    ...(setup.warnSender ? { warnsSender: true } : {}),
    ground: setup.ground,
    // A separate object for each game, because its maps are remembered by it.
    live: { ...setup.live, ...liveOf(setup.equipment ?? []) },
    ...(setup.doors === undefined ? {} : { doors: setup.doors }),
    ...(setup.winches === undefined ? {} : { winches: setup.winches }),
    // A separate list for each game: what is remembered of a game is found by it, and games may share their set-up.
    sides: [...setup.sides],
    ...(setup.players ? { players: setup.players } : {}),
    length: setup.length,
    ...(setup.terms ? { terms: termsOf(setup.terms) } : {}),
    turn: {
      gameTurn: setup.start?.gameTurn ?? 1,
      side: setup.start?.side ?? first,
      step: setup.start?.step ?? 'retreats',
      mover: setup.start?.mover ?? null,
      firePart: 0,
      closing: 'no',
    },
    units,
    ...(Object.keys(hidden).length === 0 ? {} : { hidden }),
    things: setup.things,
    ...(items.length === 0 ? {} : { items }),
    ...buriedIn(setup),
    ...lightsOf(setup),
    ...(setup.equipment?.length ? { equipment: setup.equipment } : {}),
    ...fillingOf(setup),
    ...(setup.battered && Object.keys(setup.battered).length > 0 ? { battered: setup.battered } : {}),
    links: setup.start?.links ?? [],
    ...(setup.carts?.length ? { carts: setup.carts.map(cartOf) } : {}),
    ...(setup.leads?.length ? { leads: inOrder(setup.leads, ({ leader }) => leader) } : {}),
    ...(setup.strings?.length ? { strings: inOrder(setup.strings, ([first = '']) => first) } : {}),
    pending: [],
    orders: 0,
    outcome: null,
    ...(setup.start?.challenges?.length ? { challenges: setup.start.challenges } : {}),
    ...(setup.start?.duel ? { duel: setup.start.duel } : {}),
    ...(setup.start?.day ? { day: setup.start.day } : {}),
    ...initiativeOf(setup),
    ...groupingOf(setup),
    ...standingOf(setup),
    ...suppliesOf(setup),
  };
}

/** The acts of the unit before the start, besides their lasting effects. Acts that have not happened have no member. */
function stateBefore({ before }: SetupUnit): Partial<Unit> {
  if (!before) return {};
  const { stride = 0, rage, winded, hears, ransom, roused, prey, ...acts } = before;
  return {
    stride,
    acts: Object.keys(acts).length === 0 ? NO_ACTS : { ...NO_ACTS, ...acts },
    ...(rage ? { rage } : {}),
    ...(winded ? { winded } : {}),
    ...(hears ? { hears } : {}),
    ...(ransom ? { ransom } : {}),
    ...(roused ? { roused } : {}),
    ...(prey ? { prey } : {}),
  };
}

/** The place of each treasure is drawn at the first search; a treasure that can be in one hex only lies there. */
function buriedIn({ items = [] }: Setup): Pick<Position, 'buried'> {
  const hidden = items.flatMap(({ id, buried }): readonly [ItemId, Buried][] =>
    buried ? [[id, { among: buried }]] : [],
  );
  return hidden.length === 0 ? {} : { buried: Object.fromEntries(hidden) };
}

/** Settled lights are those of campfires and rooms only; if there are none, there is no such member. */
function lightsOf({ lights: { campfires = {}, rooms = {} } = {} }: Setup): Pick<Position, 'lights'> {
  const lights = {
    ...(Object.keys(campfires).length === 0 ? {} : { campfires }),
    ...(Object.keys(rooms).length === 0 ? {} : { rooms }),
  };
  return Object.keys(lights).length === 0 ? {} : { lights };
}

/** The sides that fill moats, and work that continues from the day before; secret names stand apart (pbem:19.52a). */
function fillingOf({ filling }: Setup): Pick<Position, 'filling' | 'sealed'> {
  if (!filling) return {};
  const { works = [], ...rest } = filling;
  const named = works.flatMap(({ screen, hex }) => (hex === undefined ? [] : [[screen, hex]]));
  return {
    filling: { ...rest, works: works.map(({ hex: _secret, ...work }) => work) },
    ...(named.length === 0 ? {} : { sealed: Object.fromEntries(named) as Record<string, string> }),
  };
}

/** Settled carts have two hexes. */
function cartOf({ id, hexes: [front = '', rear = ''], draft }: SetupCart): Cart {
  return { id, hexes: [front, rear], ...(draft === undefined ? {} : { draft }) };
}

/** Settled areas have hexes. */
function entryOf({ gameTurn, hexes = [] }: NonNullable<SetupUnit['entry']>): Entry {
  return { gameTurn, hexes };
}

function termsOf({ exits, hiding, ...terms }: SetupTerms): Terms {
  return {
    ...terms,
    ...(exits ? { exits: exits.map(({ side, hexes = [] }) => ({ side, hexes })) } : {}),
    ...(hiding ? { hiding } : {}),
  };
}

function inOrder<Thing>(things: readonly Thing[], name: (thing: Thing) => string): readonly Thing[] {
  return [...things].sort((one, other) => (name(one) < name(other) ? -1 : 1));
}

/** Sides without standing orders are not listed; if no side is listed, there is no such member. */
function standingOf({ start }: Setup): Pick<Position, 'standing'> {
  const stated = Object.entries(start?.standing ?? {}).filter(([, orders]) => orders.length > 0);
  return stated.length === 0 ? {} : { standing: Object.fromEntries(stated) };
}

/**
 * The side that the set-up names goes first in the first GT; this counts for its later rolls (ruling of pbem:22.1a).
 */
function initiativeOf(setup: Setup): Pick<Position, 'initiative'> {
  const { sides, firstSide, start } = setup;
  if (!changesInitiative(setup) || firstSide === 'rolled') return {};
  return { initiative: { gameTurn: start?.gameTurn ?? 1, side: sides[0] ?? '', run: 1, ...start?.initiative } };
}

/** The seats that must still group their men (pbem:23.15b); if there are none, there is no such member. */
function groupingOf(setup: Setup): Pick<Position, 'ungrouped'> {
  const ungrouped = ungroupedOf(setup);
  return ungrouped.length === 0 ? {} : { ungrouped };
}

import { DiceExhausted } from '../../src/engine/dice/dice.js';
import { act } from '../../src/engine/game/act.js';
import { Course } from '../../src/engine/game/course.js';
import type { EventOf } from '../../src/engine/game/event.js';
import type { OrderGiven } from '../../src/engine/game/order-given.js';
import { allowed, refused } from '../../src/engine/game/refusal.js';
import { shelfOf, type Rulebook, type Rulebooks } from '../../src/engine/game/rulebook.js';
import type { Ruleset } from '../../src/engine/game/game.js';
import { ON_A_BOARD } from '../../src/engine/game/on-a-board.js';
import type { LegalOrder } from '../../src/engine/game/ruleset.js';
import type { GameSetUp } from '../../src/engine/game/set-up.js';
import type { Setup } from '../../src/engine/game/setup.js';
import type { TurnEnded } from '../../src/engine/game/turn-ended.js';
import type { RolledDie } from '../../src/engine/dice/dice.js';
import { withUnit } from '../../src/engine/position/change.js';
import { fingerprint } from '../../src/engine/position/fingerprint.js';
import type { Position } from '../../src/engine/position/position.js';
import { NO_ACTS } from '../../src/engine/position/acts.js';
import type { UnitSheet } from '../../src/engine/position/unit-sheet.js';

/**
 * An invented ruleset, just large enough to play with: a unit goes to any hex but where it stands (tiny:1), throws a
 * die that is remembered as its stride (tiny:2), or the turn passes to the other side.
 */
export type TinyOrder =
  | { readonly type: 'Go'; readonly unit: string; readonly to: string }
  | { readonly type: 'Throw'; readonly unit: string }
  | { readonly type: 'EndTurn' };
type TinyEvent =
  | GameSetUp
  | OrderGiven
  | TurnEnded
  | EventOf<'UnitWent', { readonly unit: string; readonly to: string }>
  | EventOf<'DieThrown', { readonly unit: string; readonly die: RolledDie }>;

const SHEET: UnitSheet = {
  kind: 'character',
  classes: ['peasant'],
  armoured: false,
  weapon: null,
  foot: {
    healthy: { attack: 5, defence: 4, mpa: 6 },
    wounded: { attack: 2, defence: 2, mpa: 3 },
    stunned: { defence: 1 },
  },
  mounted: null,
};

export function tinySetup(over: Partial<Setup> = {}): Setup {
  return {
    title: 'Two on a field',
    ground: {
      boards: [{ id: 'Tin', title: 'Tin', columns: 5, rows: 5, terrain: {}, hexsides: {}, elevation: {} }],
      joins: [],
    },
    sides: ['red', 'blue'],
    options: {},
    length: { gameTurns: 1_000_000, endsWithOneSideLeft: false },
    units: [
      { id: 'Ada', side: 'red', sheet: SHEET, hexes: ['A1'] },
      { id: 'Bob', side: 'blue', sheet: SHEET, hexes: ['E5'] },
    ],
    things: [],
    live: {},
    ...over,
  };
}

function evolve(position: Position | null, event: TinyEvent): Position {
  if (event.type === 'GameSetUp') return begun(event.data.setup);
  if (!position) throw new Error('the game is not set up');
  switch (event.type) {
    case 'OrderGiven':
      if (event.data.number !== position.orders + 1) throw new Error('the orders do not count on');
      return { ...position, orders: event.data.number };
    case 'UnitWent': {
      const unit = position.units[event.data.unit];
      if (!unit) throw new Error('no such unit');
      return withUnit(position, { ...unit, hexes: [event.data.to] });
    }
    case 'DieThrown': {
      const unit = position.units[event.data.unit];
      if (!unit) throw new Error('no such unit');
      return withUnit(position, { ...unit, stride: event.data.die.value });
    }
    case 'PlayerTurnEnded': {
      const { gameTurn, side } = position.turn;
      const next = side === 'red' ? { gameTurn, side: 'blue' } : { gameTurn: gameTurn + 1, side: 'red' };
      return { ...position, turn: { ...position.turn, ...next } };
    }
  }
}

function begun(setup: Setup): Position {
  const units = setup.units.map((unit) => ({
    id: unit.id,
    side: unit.side,
    sheet: unit.sheet,
    health: 'healthy' as const,
    hexes: unit.hexes,
    mount: null,
    rider: null,
    stride: 0,
    missiles: null,
    acts: NO_ACTS,
  }));
  const { ground, options, live, sides, length, things } = setup;
  return {
    ruleset: { id: 'tiny', version: 1 },
    options,
    ground,
    live,
    sides,
    length,
    turn: { gameTurn: 1, side: 'red', step: 'movement', mover: null, firePart: 0, closing: 'no' },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    things,
    links: [],
    pending: [],
    orders: 0,
    outcome: null,
  };
}

const TINY: Ruleset<TinyOrder, TinyEvent> = {
  ...ON_A_BOARD,
  id: 'tiny',
  version: 1,
  options: ['honourDice'],
  orderTypes: [],
  create(setup) {
    if (setup.units.length === 0) return refused({ code: 'illegal', rule: 'tiny:0', because: 'a game needs units' });
    return allowed([{ type: 'GameSetUp', data: { ruleset: { id: 'tiny', version: 1 }, setup } }]);
  },
  parseOrder(raw) {
    const type = (raw as { type?: unknown } | null)?.type;
    if (type === 'Go' || type === 'Throw' || type === 'EndTurn') return allowed(raw as TinyOrder);
    return refused({ code: 'malformed', rule: null, because: 'no such order' });
  },
  decide(position, side, order, dice) {
    if (side !== position.turn.side) {
      return refused({ code: 'notYourTurn', rule: 'tiny:3', because: `it is the turn of ${position.turn.side}` });
    }
    const course = new Course<TinyEvent>(position, evolve);
    course.emit({ type: 'OrderGiven', data: { number: position.orders + 1, side, order } });
    if (order.type === 'EndTurn') {
      const { gameTurn } = position.turn;
      course.emit({ type: 'PlayerTurnEnded', data: { gameTurn, side, fingerprint: fingerprint(course.position) } });
      return { ok: true, events: course.events, position: course.position };
    }
    const unit = position.units[order.unit];
    if (unit?.side !== side) return refused({ code: 'notYourUnit', rule: 'tiny:4', because: 'not your unit' });
    if (order.type === 'Go') {
      if (unit.hexes[0] === order.to) return refused({ code: 'illegal', rule: 'tiny:1', because: 'it is there' });
      course.emit({ type: 'UnitWent', data: { unit: order.unit, to: order.to } });
    } else {
      const die = dice.roll({ purpose: 'throw', rule: 'tiny:2', faces: 10 });
      course.emit({ type: 'DieThrown', data: { unit: order.unit, die } });
    }
    return { ok: true, events: course.events, position: course.position };
  },
  evolve,
  actors: (position) => [{ side: position.turn.side, role: 'turn', orders: ['Go', 'Throw', 'EndTurn'] }],
  legal(position, side, unit) {
    const all = Object.keys(position.units).flatMap((id): LegalOrder<TinyOrder>[] =>
      ['A1', 'B2', 'C3'].map((to) => ({ order: { type: 'Go', unit: id, to }, mp: 1, summary: `${id} goes to ${to}` })),
    );
    return all.filter(({ order }) => {
      if (order.type !== 'Go' || (unit !== undefined && order.unit !== unit)) return false;
      return act(TINY, position, side, order, NONE).ok;
    });
  },
  preview: () => allowed({ table: 'tiny:2', column: 'one', modifiers: [], byDie: [], distribution: { any: 10 } }),
  diceOf: (events) => events.flatMap((event) => (event.type === 'DieThrown' ? [event.data.die] : [])),
  indexOf: () => ({ units: [], rules: [] }),
};

const NONE = {
  roll(request: ConstructorParameters<typeof DiceExhausted>[0]): never {
    throw new DiceExhausted(request);
  },
};

export const TINY_BOOK: Rulebook = {
  ruleset: TINY,
  upcasters: { GameSetUp: [], OrderGiven: [], PlayerTurnEnded: [], UnitWent: [], DieThrown: [] },
  reportedDice: { option: 'honourDice', rule: 'pbem:1.3b' },
  readOrder(text) {
    const [, side, unit, to] = /^(?:(\w+)> )?(\w+): (\w+)$/.exec(text) ?? [];
    if (unit === undefined) return refused({ code: 'malformed', rule: null, because: 'column 1: expected a unit' });
    return allowed({ side: side ?? null, order: { type: 'Go', unit, to } });
  },
  writeOrder: (order) => JSON.stringify(order),
  tell: (event) => event.type,
};

export const TINY_BOOKS: Rulebooks = shelfOf([TINY_BOOK]);

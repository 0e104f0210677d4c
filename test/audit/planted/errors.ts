import { fieldOf } from '../../../src/engine/board/build.js';

import { actAsKept } from '../../../src/engine/game/act.js';
import type { Statement } from '../../../src/engine/game/honour/statement.js';
import type { Position } from '../../../src/engine/position/position.js';
import { isLive, type Unit } from '../../../src/engine/position/unit.js';
import type { PbemEvent } from '../../../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import type { Lots } from '../bot.js';

/** An order with what its sender states of it. */
export interface Sent {
  readonly order: Order;
  readonly stated?: Statement;
}

/** A moment of a game at which an error may be planted. */
export interface Moment {
  readonly position: Position;
  readonly side: string;
  /** Orders that the rules allow now. */
  readonly legal: readonly Order[];
  readonly lots: Lots;
}

/** An order with an error of one kind; null: this moment has no place for it. */
type Plant = (moment: Moment) => Sent | null;

type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;

/** The errors by kind, in the words of a player who makes them. */
export const ERRORS: Readonly<Record<string, Plant>> = {
  'an MP too few': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'Move', lots);
    const mp = order ? spentBy(position, side, order) : null;
    return order && mp !== null && mp > 1 ? { order, stated: { mp: mp - 1 } } : null;
  },
  'an MP too many': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'Move', lots);
    const mp = order ? spentBy(position, side, order) : null;
    return order && mp !== null ? { order, stated: { mp: mp + 1 } } : null;
  },
  'a path too dear': ({ position, legal, lots }) => {
    const order = pickOf(legal, 'Move', lots);
    const unit = order && position.units[order.unit];
    const last = order?.path.at(-1);
    if (!order || !unit || !last || unit.hexes.length > 1 || order.charge) return null;
    const further = walkOn(position, last.hexes[0] ?? '', 9, lots).map((hex) => ({ ...last, hexes: [hex] }));
    return further.length < 9 ? null : { order: { ...order, path: [...order.path, ...further] }, stated: { mp: 3 } };
  },
  'a pinned man moves': ({ position, side, legal, lots }) => {
    if (position.turn.step !== 'movement' || !legal.some(({ type }) => type === 'EndStep')) return null;
    const pinned = pickUnit(position, side, lots, (unit) => unit.acts.moveEnded && unit.hexes.length === 1);
    const [hex] = pinned ? walkOn(position, pinned.hexes[0] ?? '', 1, lots) : [];
    return pinned && hex !== undefined ? { order: moveTo(pinned.id, hex), stated: { mp: 1 } } : null;
  },
  'a man in melee walks away': ({ position, side, legal, lots }) => {
    if (position.turn.step !== 'movement' || !legal.some(({ type }) => type === 'EndStep')) return null;
    const isWhole = (foe: Unit): boolean => foe.health === 'healthy';
    const unit = pickUnit(position, side, lots, (one) => {
      const foes = foesOf(position, one);
      return foes.length > 0 && foes.every(isWhole) && one.hexes.length === 1 && !one.acts.moveEnded;
    });
    const path = unit ? walkOn(position, unit.hexes[0] ?? '', 3, lots) : [];
    // Beside his enemy after the first hex he has not left the melee (11.41c).
    const isBeside =
      unit && foesOf(position, unit).some(({ hexes }) => near(position, hexes[0] ?? '').includes(path[0] ?? ''));
    if (!isBeside || path.length < 3) return null;
    const order = { type: 'Move', unit: unit.id, path: path.map((hex) => ({ gait: 'step', hexes: [hex] })) };
    return { order: order as Order, stated: { mp: 3 } };
  },
  'a wrong column': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'Attack', lots);
    const look = order && looked(position, side, { order });
    if (!order || !look) return null;
    const column = ['1-2', '1-1', '2-1', '3-1'].filter((one) => one !== look.finalOdds)[lots.draw(3)];
    return column === undefined ? null : { order, stated: { column } };
  },
  'a wrong table': ({ legal, lots }) => {
    const order = pickOf(legal, 'Attack', lots);
    // No table has both results in one cell, so one of the two is wrong whatever the die shows.
    return order ? { order, stated: { result: lots.draw(2) === 0 ? 'aw' : 'dr' } } : null;
  },
  'a wrong result of a shot': ({ legal, lots }) => {
    const order = pickOf(legal, 'Fire', lots);
    return order ? { order, stated: { result: 'dw' } } : null;
  },
  'a forgotten modifier': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'Fire', lots);
    const sum = order && modifiersOf(position, side, order)?.reduce((all, { value }) => all + value, 0);
    return order && sum !== undefined && sum !== null ? { order, stated: { modifier: sum + 1 } } : null;
  },
  'forgotten cover': ({ position, side, legal }) => {
    for (const order of legal.filter((one): one is OrderOf<'Fire'> => one.type === 'Fire')) {
      const all = modifiersOf(position, side, order) ?? [];
      const cover = all.find(({ rule, value }) => /^pbem:(6\.5|16\.)/.test(rule) && value !== 0);
      if (!cover) continue;
      const sum = all.reduce((total, { value }) => total + value, 0);
      return { order, stated: { modifier: sum - cover.value } };
    }
    return null;
  },
  'a target out of sight': ({ position, side, legal, lots }) => {
    const { step } = position.turn;
    if (step !== 'fire1' && step !== 'fire2') return null;
    const firer = pickUnit(position, side, lots, (unit) => weaponOf(unit) !== null && !unit.acts.fired.includes(step));
    const shots = legal.filter((one): one is OrderOf<'Fire'> => one.type === 'Fire' && one.unit === firer?.id);
    const unseen = Object.values(position.units).find(
      (unit) => unit.side !== side && onMap(unit) && !shots.some(({ target }) => target === unit.id),
    );
    return firer && unseen ? { order: shot(firer.id, unseen.id), stated: { modifier: 0 } } : null;
  },
  'a second shot': ({ position, side, lots }) => {
    const { step } = position.turn;
    const firer = pickUnit(position, side, lots, (unit) => unit.acts.fired.includes(step));
    const target = Object.values(position.units).find((unit) => unit.side !== side && onMap(unit));
    return firer && target ? { order: shot(firer.id, target.id), stated: { modifier: -1 } } : null;
  },
  'a dagger too many': ({ position, legal, lots }) => {
    const order = pickOf(
      legal.filter((one) => one.type === 'Fire' && (position.units[one.unit]?.missiles ?? 0) > 0),
      'Fire',
      lots,
    );
    const left = order && position.units[order.unit]?.missiles;
    return order && typeof left === 'number'
      ? { order, stated: { units: [{ unit: order.unit, missiles: left }] } }
      : null;
  },
  'a dagger that was thrown before': ({ position, side, lots }) => {
    const { step } = position.turn;
    if (step !== 'fire1' && step !== 'fire2') return null;
    const firer = pickUnit(position, side, lots, (unit) => weaponOf(unit) === 'dagger' && unit.missiles === 0);
    const target = Object.values(position.units).find((unit) => unit.side !== side && onMap(unit));
    return firer && target ? { order: shot(firer.id, target.id), stated: { modifier: 0 } } : null;
  },
  'an attack from afar': ({ position, side, legal, lots }) => {
    if (position.turn.step !== 'combat' || !legal.some(({ type }) => type === 'EndStep')) return null;
    const striker = pickUnit(position, side, lots, (unit) => !unit.acts.attacked && unit.health !== 'stunned');
    const afar = Object.values(position.units).find(
      (unit) =>
        unit.side !== side &&
        onMap(unit) &&
        !legal.some((one) => one.type === 'Attack' && one.defenders.includes(unit.id)),
    );
    if (!striker || !afar) return null;
    return { order: { type: 'Attack', attackers: [striker.id], defenders: [afar.id] }, stated: { column: '1-1' } };
  },
  'a second attack': ({ position, side, legal, lots }) => {
    if (position.turn.step !== 'combat' || !legal.some(({ type }) => type === 'EndStep')) return null;
    const striker = pickUnit(position, side, lots, (unit) => unit.acts.attacked && unit.health === 'healthy');
    const foe = Object.values(position.units).find((unit) => unit.side !== side && onMap(unit));
    if (!striker || !foe) return null;
    return { order: { type: 'Attack', attackers: [striker.id], defenders: [foe.id] }, stated: { column: '2-1' } };
  },
  'a retreat along a wrong way': ({ position, legal, lots }) => {
    const order = pickOf(legal, 'Retreat', lots);
    const unit = order && position.units[order.unit];
    if (!order || unit?.hexes.length !== 1) return null;
    const path = walkOn(position, unit.hexes[0] ?? '', 1, lots).map((hex) => ({ gait: 'step', hexes: [hex] }));
    const wrong = { ...order, path } as Order;
    const isLegal = legal.some((one) => one.type === 'Retreat' && JSON.stringify(one) === JSON.stringify(wrong));
    return path.length === 0 || isLegal ? null : { order: wrong };
  },
  'a retreat that is said to be void': ({ legal, lots }) => {
    const order = pickOf(legal, 'Retreat', lots);
    return order && { order, stated: { voided: [{ decision: 'Retreat', unit: order.unit }] } };
  },
  'a pin that is said to be void': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'Move', lots);
    const isAsked = order && decided(position, side, { order })?.some(({ type }) => type === 'MoveHalted');
    return isAsked ? { order, stated: { voided: [{ decision: 'Pin', unit: order.unit }] } } : null;
  },
  'a second retreat': ({ position, side, legal, lots }) => {
    if (!legal.some(({ type }) => type === 'EndStep')) return null;
    const unit = pickUnit(position, side, lots, (one) => one.acts.retreated && one.hexes.length === 1);
    const [hex] = unit ? walkOn(position, unit.hexes[0] ?? '', 1, lots) : [];
    if (!unit || hex === undefined) return null;
    const order = { type: 'Retreat', unit: unit.id, path: [{ gait: 'step', hexes: [hex] }] } as Order;
    return { order, stated: { units: [{ unit: unit.id, hexes: [hex] }] } };
  },
  'a wrong health': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'Move', lots) ?? pickOf(legal, 'EndStep', lots);
    const enemy = Object.values(position.units).find((unit) => unit.side !== side && onMap(unit));
    if (!order || !enemy) return null;
    const health = enemy.health === 'wounded' ? 'healthy' : 'wounded';
    return { order, stated: { units: [{ unit: enemy.id, health }] } };
  },
  'a forgotten melee': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'EndStep', lots);
    const [link] = position.links;
    if (!order || !link || position.turn.step === 'combat') return null;
    const after = actAsKept(PBEM, position, side, order, lots.dice, null);
    const stays = after.ok && after.position.links.some(({ a, b }) => a === link.a && b === link.b);
    return stays ? { order, stated: { parted: [{ a: link.a, b: link.b }] } } : null;
  },
  'a melee with nobody near': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'EndStep', lots);
    const own = pickUnit(position, side, lots, () => true);
    const enemy = Object.values(position.units).find((unit) => unit.side !== side && onMap(unit));
    const isTied = position.links.some(
      ({ a, b }) => [a, b].includes(own?.id ?? '') && [a, b].includes(enemy?.id ?? ''),
    );
    return order && own && enemy && !isTied ? { order, stated: { joined: [{ a: own.id, b: enemy.id }] } } : null;
  },
  'a wrong hex': ({ position, side, legal, lots }) => {
    const order = pickOf(legal, 'EndStep', lots);
    const unit = pickUnit(position, side, lots, ({ hexes }) => hexes.length === 1);
    const [hex] = unit ? walkOn(position, unit.hexes[0] ?? '', 1, lots) : [];
    return order && unit && hex !== undefined ? { order, stated: { units: [{ unit: unit.id, hexes: [hex] }] } } : null;
  },
};

function pickOf<Type extends Order['type']>(legal: readonly Order[], type: Type, lots: Lots): OrderOf<Type> | null {
  const some = legal.filter((one): one is OrderOf<Type> => one.type === type);
  return some.length === 0 ? null : lots.pick(some);
}

function pickUnit(position: Position, side: string, lots: Lots, fits: (unit: Unit) => boolean): Unit | null {
  const some = Object.values(position.units).filter((unit) => unit.side === side && onMap(unit) && fits(unit));
  return some.length === 0 ? null : lots.pick(some);
}

function onMap(unit: Unit): boolean {
  return isLive(unit) && unit.hexes.length > 0 && unit.sheet.kind === 'character';
}

function weaponOf({ sheet }: Unit): string | null {
  return sheet.kind === 'character' ? sheet.weapon : null;
}

function shot(unit: string, target: string): Order {
  return { type: 'Fire', unit, target };
}

function moveTo(unit: string, hex: string): Order {
  return { type: 'Move', unit, path: [{ gait: 'step', hexes: [hex] }] };
}

function foesOf({ links, units }: Position, { id }: Unit): readonly Unit[] {
  const foes = links.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return foes.flatMap((foe) => units[foe] ?? []);
}

/** The hexes around a hex. */
function near({ ground }: Position, hex: string): readonly string[] {
  const field = fieldOf(ground.boards, ground.joins);
  return field.hex(hex)?.neighbours.flatMap((one) => (one ? [one.names[0] ?? ''] : [])) ?? [];
}

/** So many free hexes, each beside the one before, from a hex on; fewer where the way ends. */
function walkOn(position: Position, from: string, steps: number, lots: Lots): readonly string[] {
  const taken = new Set(Object.values(position.units).flatMap(({ hexes }) => hexes));
  const way: string[] = [];
  let here = from;
  for (let step = 0; step < steps; step += 1) {
    const free = near(position, here).filter((hex) => !taken.has(hex) && !way.includes(hex));
    if (free.length === 0) break;
    here = lots.pick(free);
    way.push(here);
  }
  return way;
}

/** MP that a legal move costs; null: it is halted on the way. */
function spentBy(position: Position, side: string, order: OrderOf<'Move'>): number | null {
  const done = decided(position, side, { order });
  if (!done || done.some(({ type }) => type === 'MoveHalted')) return null;
  const moved = done.flatMap((event) => (event.type === 'UnitMoved' ? event.data.steps : []));
  return moved.flatMap(({ costs }) => costs).reduce((all, { mp }) => all + mp, 0);
}

/** The events of an order by the rules, with dice that all show 5. */
function decided(position: Position, side: string, { order, stated }: Sent): readonly PbemEvent[] | null {
  const dice = {
    roll: <Request extends object>(request: Request) => ({ ...request, value: 5, source: 'server' as const }),
  };
  const done = actAsKept(PBEM, position, side, order, dice, stated ?? null);
  return done.ok ? done.events : null;
}

function looked(position: Position, side: string, sent: Sent): { readonly finalOdds: string } | null {
  const event = decided(position, side, sent)?.find(({ type }) => type === 'CombatResolved');
  return event?.type === 'CombatResolved' ? event.data : null;
}

function modifiersOf(
  position: Position,
  side: string,
  order: OrderOf<'Fire'>,
): readonly { readonly rule: string; readonly value: number }[] | null {
  const event = decided(position, side, { order })?.find(({ type }) => type === 'MissileFired');
  return event?.type === 'MissileFired' ? event.data.modifiers : null;
}

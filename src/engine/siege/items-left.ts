import { fieldOfScenario } from './places.js';
import type { Setup, SetupItem, SetupUnit } from '../game/setup.js';
import type { Item, ItemKind } from '../position/things.js';
import type { Position } from '../position/position.js';
import { isCharacter } from '../position/unit.js';
import type { ItemId, UnitId } from '../position/unit.js';
import type { Report } from './orders.js';
import type { SiegeScenario } from './setup.js';
import type { ItemLeft } from './left.js';
import type { Siege } from './siege.js';

/* Items between scenarios of a siege (ruling of pbem:2.81d). */

/** Things of worth, which no supply brings anew: they stay where a scenario of siege days has left them. */
const OF_WORTH: readonly ItemKind[] = ['chest', 'treasure'];

/** Kinds that are brought anew for every scenario: water that was boiling yesterday is cold (pbem:19.17). */
const ALWAYS_NEW: readonly ItemKind[] = ['cauldron'];

/** Whether an item of this kind stays as a scenario has left it. */
function isKept({ dayDefinition }: Pick<Siege, 'dayDefinition'>, kind: ItemKind): boolean {
  return dayDefinition === 'detailedDays' ? !ALWAYS_NEW.includes(kind) : OF_WORTH.includes(kind);
}

/**
 * Items that are otherwise when a game is over than they were in its set-up. A prisoner lays down what he carries where
 * he stands. Treasures that nobody has found are hidden still.
 */
export function itemsLeft(
  siege: Siege,
  scenario: SiegeScenario,
  { items: begun = [] }: Setup,
  { items = [], buried = {}, units }: Position,
): Pick<Report, 'items'> {
  const field = fieldOfScenario(scenario);
  const now = new Map(items.map((item) => [item.id, item]));
  const left = begun.flatMap((before): NonNullable<Report['items']> => {
    const { id, kind } = before;
    if (!isKept(siege, kind) || Object.hasOwn(buried, id)) return [];
    const item = now.get(id);
    if (!item) return [{ item: id, kind, hex: null, carrier: null }];
    const was = before.hex === undefined ? null : (field.hex(before.hex)?.name ?? before.hex);
    const is = laidDown(item, units);
    return isLike(is, { ...before, hex: was, carrier: before.carrier ?? null }) ? [] : [toldOf(is)];
  });
  return left.length > 0 ? { items: left } : {};
}

function laidDown(item: Item, units: Position['units']): Item {
  const carrier = item.carrier === null ? undefined : units[item.carrier];
  const [hex] = carrier?.hexes ?? [];
  return carrier && isCharacter(carrier) && carrier.captive && hex !== undefined
    ? { ...item, hex, carrier: null }
    : item;
}

function isLike(is: Item, was: Pick<Item, 'hex' | 'carrier' | 'fixed' | 'unlit'>): boolean {
  return is.hex === was.hex && is.carrier === was.carrier && is.fixed === was.fixed && is.unlit === was.unlit;
}

function toldOf({ id: item, kind, hex, carrier, fixed, unlit }: Item): { readonly item: ItemId } & ItemLeft {
  return { item, kind, hex, carrier, ...(fixed ? { fixed } : {}), ...(unlit ? { unlit } : {}) };
}

/**
 * The items of a scenario as the siege now stands; `units` are those who begin it. The others carry nothing: their
 * items lie where the scenario has them, for their side, and if they would enter later, another who enters has them.
 * Those who have left with something, or join later, have it with them.
 */
export function itemsNow(siege: Siege, scenario: SiegeScenario, units: readonly SetupUnit[]): Pick<Setup, 'items'> {
  const { items } = scenario.setup;
  if (!items) return {};
  const here = new Map(units.map((unit) => [unit.id, unit]));
  const field = fieldOfScenario(scenario);
  const now = items.flatMap((item): readonly SetupItem[] => {
    const left = siege.items?.[item.id];
    if (!left || (left.hex !== null && field.hex(left.hex) === undefined)) return asStated(siege, scenario, item, here);
    const { kind, hex, carrier, fixed, unlit } = left;
    const is = { id: item.id, kind, ...(fixed ? { fixed } : {}), ...(unlit ? { unlit } : {}) };
    if (hex !== null) return [{ ...is, hex }];
    return carrier === null ? [] : withCarrier(is, here.get(carrier));
  });
  return { items: now };
}

/** A rider carries nothing of worth (pbem:12.5a): it lies where he begins. */
function withCarrier(item: SetupItem, carrier: SetupUnit | undefined): readonly SetupItem[] {
  if (!carrier) return [];
  const [hex] = carrier.hexes;
  const rides = carrier.mount !== undefined && OF_WORTH.includes(item.kind);
  return [rides && hex !== undefined ? { ...item, hex } : { ...item, carrier: carrier.id }];
}

/** An item as the scenario has it, or where its carrier is not there. */
function asStated(
  siege: Siege,
  { setup }: SiegeScenario,
  item: SetupItem,
  here: ReadonlyMap<UnitId, SetupUnit>,
): readonly SetupItem[] {
  const { carrier, ...thing } = item;
  if (carrier === undefined || here.has(carrier)) return [item];
  const bearer = setup.units.find(({ id }) => id === carrier);
  if (!bearer || hasWithHim(siege, carrier, item.kind)) return [];
  const [hex] = bearer.hexes;
  if (hex !== undefined) return [{ ...thing, hex }];
  const laden = new Set((setup.items ?? []).map((one) => one.carrier));
  const next = [...here.values()].find(
    ({ id, side, sheet, hexes, mount }) =>
      side === bearer.side && sheet.kind === 'character' && mount === undefined && hexes.length === 0 && !laden.has(id),
  );
  return next ? [{ ...thing, carrier: next.id }] : [];
}

/**
 * Whether somebody who is not there has an item with him: he joins later, or has run away with something that is not
 * brought anew.
 */
function hasWithHim(siege: Siege, id: UnitId, kind: ItemKind): boolean {
  const { due, back } = siege.fighters[id] ?? {};
  return due !== undefined || (back !== undefined && isKept(siege, kind));
}

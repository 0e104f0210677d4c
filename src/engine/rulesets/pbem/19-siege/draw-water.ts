import type { HexName } from '../../../board/field.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { ItemId, Unit } from '../../../position/unit.js';
import { PICK_UP_MP, whyNotStoop, whyTooMuch } from '../07-movement/pick-up.js';
import type { OrderRule } from '../core/order-rule.js';
import type { DrawWater } from '../core/orders/water-orders.js';

/** Cauldrons that one source delivers in a GT (pbem:19.17l). */
const CAULDRONS_MAX = 2;

/** A character takes a cauldron of boiling water at its source, as he picks things up (pbem:19.17k, 12.5b). */
export const DRAW_WATER: OrderRule<DrawWater> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.5b',
  possible: ({ terms }) => terms?.boilingWater !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id }) {
    const { position } = course;
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const refusal = whyNotDraw(position, unit);
    if (refusal) return refusal;
    const [source = ''] = unit.hexes;
    const data = { unit: id, item: nextCauldron(position), source, mp: PICK_UP_MP, rule: 'pbem:19.17k' };
    course.emit({ type: 'WaterDrawn', data });
    return null;
  },
  list: (position, _side, unit) =>
    whyNotDraw(position, unit)
      ? []
      : [{ order: { type: 'DrawWater', unit: unit.id }, mp: PICK_UP_MP, summary: 'draw boiling water' }],
};

function whyNotDraw(position: Position, unit: Unit): Refusal | null {
  const { id, hexes } = unit;
  const unable = whyNotStoop(position, unit) ?? whyTooMuch(position, unit, { id: 'a cauldron', kind: 'cauldron' });
  if (unable) return unable;
  const source = hexes.find((hex) => position.terms?.boilingWater?.includes(hex));
  if (source === undefined) return forbidden('pbem:19.17k', `no water is boiled where ${id} is`, id).refusal;
  return drawnNow(position, source) < CAULDRONS_MAX
    ? null
    : forbidden('pbem:19.17l', `${CAULDRONS_MAX} cauldrons have been drawn in ${source} in this turn`, source).refusal;
}

/** Cauldrons drawn at a source in this GT; what was not drawn in others is not stored up (ruling of pbem:19.17l). */
function drawnNow({ drawn, turn }: Position, source: HexName): number {
  const known = drawn?.[source];
  return known?.gameTurn === turn.gameTurn ? known.count : 0;
}

/** The first name of a cauldron that nothing on the map has. */
function nextCauldron({ items = [], units, equipment = [], carts = [], buried = {} }: Position): ItemId {
  const names = new Set([...[...items, ...equipment, ...carts].map(({ id }) => id), ...Object.keys(buried)]);
  let number = 1;
  while (names.has(`cauldron${number}`) || Object.hasOwn(units, `cauldron${number}`)) number += 1;
  return `cauldron${number}`;
}

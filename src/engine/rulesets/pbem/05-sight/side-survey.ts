import type { FieldHex, Rise } from '../../../board/field.js';
import { hexsideName } from '../../../board/field-hexside.js';
import { isLeafShut } from '../../../board/live.js';
import { riseBetween, sideTowards } from '../../../board/location.js';
import type { HexsideType } from '../../../board/terrain.js';
import type { MoverPrice, SideSurvey } from '../../../game/hex-survey.js';
import { DIRECTIONS, type DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import { crossingPrice } from '../07-movement/entry.js';
import { hexsideOf, hexsideValues } from '../core/movement/hexside.js';
import { USUAL_MOVERS } from '../core/movement/mover.js';

/** One side of a hex as it is now, looking out of it. */
export function surveySide(position: Position, hex: FieldHex, direction: DirectionIndex): SideSurvey {
  const to = hex.neighbours[direction];
  return to ? sideBetween(position, hex, direction, to) : edgeOfMap(hex, direction);
}

function sideBetween(position: Position, from: FieldHex, direction: DirectionIndex, to: FieldHex): SideSurvey {
  const { live } = position;
  const name = hexsideName(from, to);
  const type = sideTowards(from, direction, to);
  const values = hexsideOf(position, from, to) ?? hexsideValues(from, type);
  return {
    direction: DIRECTIONS[direction],
    name,
    type,
    state: live[name] ?? null,
    shut: isLeafShut(live, type, name),
    rise: riseBetween(from, to),
    neighbour: to.name,
    crossing: USUAL_MOVERS.map((mover): MoverPrice => {
      const price = crossingPrice(position, { kind: mover, name: mover }, from, to);
      if (!price.ok) return { mover, mp: null, rule: price.refusal.rule ?? values.rule };
      const dearest = price.value.reduce((most, cost) => (cost.mp > most.mp ? cost : most), {
        mp: 0,
        rule: values.rule,
      });
      return { mover, mp: price.value.reduce((sum, { mp }) => sum + mp, 0), rule: dearest.rule };
    }),
    cover: values.cover,
    advantage: { value: values.defenderAdvantage, rule: values.rule },
  };
}

function edgeOfMap(hex: FieldHex, direction: DirectionIndex): SideSurvey {
  const type = hex.sides[direction] as HexsideType;
  const { cover, defenderAdvantage, rule } = hexsideValues(hex, type);
  return {
    direction: DIRECTIONS[direction],
    name: null,
    type,
    state: null,
    shut: false,
    rise: hex.rises[direction] as Rise,
    neighbour: null,
    crossing: [],
    cover,
    advantage: { value: defenderAdvantage, rule },
  };
}

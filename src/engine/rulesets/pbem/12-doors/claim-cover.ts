import type { FieldHex, HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { shadowsOf } from '../core/fire/cover.js';
import type { OrderRule } from '../core/order-rule.js';
import type { ClaimCover } from '../core/orders/door-orders.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { doorSide } from '../core/doors/door-side.js';

/**
 * The owner of a character in a door hex or at an exterior corner states the side against which it has cover, in each
 * of his movement phases anew if he likes; that is no movement and costs nothing, so that no move and no task ends by
 * it (pbem:7.9a, 7.9b).
 */
export const CLAIM_COVER: OrderRule<ClaimCover> = {
  when: { steps: ['movement'] },
  rule: 'pbem:7.9b',
  takesNoTime: true,
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, against }) {
    const unit = course.position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const side = sideClaimed(course.position, unit, against);
    if (typeof side !== 'string') return side;
    course.emit({ type: 'CoverClaimed', data: { unit: id, against: side, rule: 'pbem:7.9a' } });
    return null;
  },
  list(position, _side, unit) {
    if (whyNotClaim(unit)) return [];
    const sides = new Set(unit.hexes.flatMap((name) => sidesOf(hexOf(position, name))));
    return [...sides]
      .filter((side) => side !== unit.claim)
      .sort()
      .map((against): LegalOrder<ClaimCover> => ({
        order: { type: 'ClaimCover', unit: unit.id, against },
        mp: 0,
        summary: `cover against the side of ${against}`,
      }));
  },
};

function whyNotClaim(unit: Unit): Refusal | null {
  if (isCharacter(unit) && isLive(unit)) return null;
  return illegal('pbem:7.9a', `${unit.id} is no live character`, unit.id);
}

/** The side that the claim means, by the name under which cover knows it; or why there is none. */
function sideClaimed(position: Position, unit: Unit, against: HexName): HexName | Refusal {
  const barred = whyNotClaim(unit);
  if (barred) return barred;
  const beside = fieldOfGame(position).hex(against);
  if (!beside) return { code: 'unknownHex', rule: null, because: `the map has no hex ${against}`, subject: against };
  for (const name of unit.hexes) {
    const hex = hexOf(position, name);
    if (terrainOf(hex).cover.oneSided && hex.neighbours.includes(beside)) return doorSide(hex, beside);
    if (sidesOf(hex).includes(beside.name)) return beside.name;
  }
  const because = `${against} is no side of a door or corner against which ${unit.id} could have cover`;
  return illegal('pbem:7.9a', because, against);
}

/** The sides against which a hex may cover: the two of a door, the shadows of corners (pbem:6.53b, 6.53e). */
function sidesOf(hex: FieldHex): readonly HexName[] {
  const sides = terrainOf(hex).cover.oneSided
    ? hex.neighbours.flatMap((beside) => (beside ? [doorSide(hex, beside)] : []))
    : [];
  return [...sides, ...shadowsOf(hex)];
}

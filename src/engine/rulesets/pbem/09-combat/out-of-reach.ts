import { directionBetween } from '../../../board/field.js';
import type { HexsideType } from '../../../board/terrain.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyNotIntoWater } from '../17-water/fighting.js';
import { barrierBetween } from '../core/movement/barrier.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { isPastTower, strikesAsRider } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { type Combat, eachOnEach } from './combat.js';
import { reaches, ruleBetweenPlaces } from './target.js';

/** Why one of the attackers cannot strike at one of the defenders from where both are, or null (pbem:9.1a, 9.2c). */
export function outOfReach(position: Position, combat: Combat): Refusal | null {
  const alone = combat.attackers.length === 1 && combat.defenders.length === 1;
  return eachOnEach(combat, (attacker, defender) => {
    if (reaches(position, attacker, defender)) return null;
    const rule = alone ? ruleOfReach(position, attacker, defender) : 'pbem:9.2c';
    return illegal(rule, `${defender.id} is not ADJACENT to ${attacker.id}`, defender.id);
  });
}

/** Hexsides through which nobody can strike while nobody can pass, with the rule that names them. */
const NO_BLOWS: Partial<Readonly<Record<HexsideType, string>>> = {
  buildingWall: 'pbem:9.5e',
  arrowSlit: 'pbem:16.110b',
  portcullis: 'pbem:16.27a',
};

/**
 * The rule that keeps a unit from striking at another: a rule about their places, if there is one, goes before the
 * general rules.
 */
function ruleOfReach(position: Position, attacker: Unit, defender: Unit): string {
  for (const from of attacker.hexes) {
    for (const to of defender.hexes) {
      const rule = ruleBetweenPlaces(hexOf(position, from), hexOf(position, to));
      if (rule !== null) return rule;
    }
  }
  return whyNotIntoWater(position, attacker, defender) ?? barBetween(position, attacker, defender);
}

/** The rule that keeps a unit from striking at another (pbem:9.1a, 9.1b, 9.5e to 9.5g, 16.110b, 16.27a). */
function barBetween(position: Position, attacker: Unit, defender: Unit): string {
  const rules = attacker.hexes.flatMap((from) =>
    defender.hexes.flatMap((to) => {
      const [here, there] = [hexOf(position, from), hexOf(position, to)];
      if (directionBetween(here, there) === null) return [];
      const hexside = hexsideOf(position, here, there);
      const shut = hexside && hexside.surcharge.foot === null ? NO_BLOWS[hexside.type] : undefined;
      if (shut) return [shut];
      const barrier = barrierBetween(here, there);
      if (barrier) return [barrier.combatRule];
      if (isPastTower(here, there)) return ['pbem:19.12m'];
      const intoHouse = terrainOf(here).doorway && terrainOf(there).interior;
      // Nobody, mounted or not, can strike through slits, bars or anything shut.
      const open = hexside?.seen === true && hexside.surcharge.foot !== null;
      const rider = open && strikesAsRider(attacker) && (!hexside.riderAttacks || intoHouse);
      return [rider ? 'pbem:9.5f' : 'pbem:9.1b'];
    }),
  );
  return (
    ['pbem:9.5f', 'pbem:9.5g', 'pbem:16.110b', 'pbem:16.27a', 'pbem:9.1b', 'pbem:9.5e'].find((rule) =>
      rules.includes(rule),
    ) ??
    rules[0] ??
    'pbem:9.1a'
  );
}

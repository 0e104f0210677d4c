import type { FieldHex } from '../../../../board/field.js';
import { isHexOpen } from '../../../../board/live.js';
import { gapBetween, isRampart } from '../../../../board/location.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { Position } from '../../../../position/position.js';
import { terrainOf } from '../terrain/terrain.js';

/** The obstacle between two neighbouring hexes because of which nobody can go or strike from one to the other. */
interface Barrier {
  /** The rule by which it bars movement, and by which it bars combat. */
  readonly rule: string;
  readonly combatRule: string;
  readonly because: string;
}

/**
 * The barrier between two neighbouring places, their hexside features not counted; null if there is none (pbem:7.5).
 */
export function barrierBetween(from: FieldHex, to: FieldHex): Barrier | null {
  const gap = gapBetween(from, to);
  if (gap === null && !terrainOf(from).apartFrom.includes(to.terrain)) return null;
  const names = `${from.name} and ${to.name}`;
  switch (gap) {
    case 'ends': {
      const rule = terrainOf(TERRAIN_FACTS[to.terrain].ends === null ? from : to).rule;
      return { rule, combatRule: 'pbem:3.4b', because: `${names} are not joined by an end of stairs or bridge` };
    }
    case 'height': {
      const scaled = ruleOfLevels(from, to) ?? ruleOfScaling(from) ?? ruleOfScaling(to);
      if (scaled) return { ...scaled, because: `${names} lie at different heights` };
      const raised = isRampart(from) || isRampart(to);
      const rule = raised ? 'pbem:16.112b' : 'pbem:7.5b';
      return { rule, combatRule: 'pbem:9.5g', because: `${names} lie at different heights` };
    }
    case 'apart': {
      const { rule } = terrainOf(TERRAIN_FACTS[to.terrain].apart ? to : from);
      return { rule, combatRule: rule, because: `no way leads here between ${names}` };
    }
    case null:
      return { rule: 'pbem:16.132b', combatRule: 'pbem:16.132b', because: `no way leads between ${names}` };
  }
}

interface Scaled {
  readonly rule: string;
  readonly combatRule: string;
}

/**
 * The rules that separate units under a siege tower from units on it (pbem:19.12h, 19.12n); null for all other places.
 */
export function ruleOfLevels(from: FieldHex, to: FieldHex): Scaled | null {
  if (from.structure?.kind !== 'siegeTower' || from.structure.key !== to.structure?.key) return null;
  return from.terrain === to.terrain ? null : { rule: 'pbem:19.12h', combatRule: 'pbem:19.12n' };
}

/** At ladders and towers other rules decide who may enter and strike where (pbem:19.11r, 19.11u, 19.12j, 19.12m). */
function ruleOfScaling({ terrain }: FieldHex): Scaled | null {
  if (terrain === 'ladder') return { rule: 'pbem:19.11r', combatRule: 'pbem:19.11u' };
  if (terrain === 'siegePlatform') return { rule: 'pbem:19.12j', combatRule: 'pbem:19.12m' };
  return terrain === 'underTower' ? { rule: 'pbem:19.12h', combatRule: 'pbem:19.12m' } : null;
}

/** True if the hex is a shut door, yard entrance or paled gate (pbem:16.16e); a fence is climbed over. */
export function isShutDoorHex({ live }: Pick<Position, 'live'>, hex: FieldHex): boolean {
  return terrainOf(hex).doorway && !isHexOpen(live, hex);
}

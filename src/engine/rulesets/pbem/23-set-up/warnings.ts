import type { Warning } from '../../../game/facts.js';
import type { Position } from '../../../position/position.js';

/**
 * Warnings about the set-up of a game: players of a side without zones of command (pbem:1.2c), a way of battering that
 * belongs to the other kind of day (pbem:2.8c).
 */
export function warningsOf({ options }: Pick<Position, 'options'>): readonly Warning[] {
  const warnings: Warning[] = [];
  if (options['multiPlayerSides'] === true && options['commandControl'] !== true) {
    const because = 'several play on a side without zones of command: who has which forces is free';
    warnings.push({ rule: 'pbem:1.2c', because });
  }
  if (options['detailedDays'] === true && options['offboardBattering'] === true) {
    const because = 'offboard battering goes with siege days, not with a day that is played in detail';
    warnings.push({ rule: 'pbem:2.8c', because });
  }
  return warnings;
}

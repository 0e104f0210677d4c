import type { RuleId } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';

/** Something that the book advises and a game does otherwise; it is played all the same. */
export interface Warning {
  readonly rule: RuleId;
  readonly because: string;
}

/** What is unwise about how a game was set up: players of a side without zones of command (pbem:1.2c). */
export function warningsOf({ options }: Pick<Position, 'options'>): readonly Warning[] {
  if (options['multiPlayerSides'] !== true || options['commandControl'] === true) return [];
  const because = 'several play on a side without zones of command: who has which forces is free';
  return [{ rule: 'pbem:1.2c', because }];
}

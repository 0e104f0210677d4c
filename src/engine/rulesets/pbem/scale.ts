import type { Scale } from '../../game/ruleset.js';

/** About 1.5 m and 10 seconds; the player turns of both sides pass nearly at once (pbem:2.8a). */
export const SCALE: Scale = { hexCentimetres: 150, playerTurnSeconds: 10 };

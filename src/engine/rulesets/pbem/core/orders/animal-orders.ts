import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/** Take up an animal, a string by its first animal, or a friendly rider, and lead it from now on (pbem:13.7e). */
export interface Lead {
  readonly type: 'Lead';
  readonly unit: UnitId;
  readonly led: UnitId;
}

/** A member of a string and the hexes that it holds, head first. */
export interface StringPlace {
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/**
 * One step of a leader and the animals that he leads: the hexes that he holds after it (absent: he stays), and the
 * hexes of the led animals from the first one on (absent: they stay). The animals behind the first follow by themselves
 * if they must (pbem:13.7m).
 */
export interface MarchStep {
  readonly hexes?: readonly HexName[];
  readonly string?: readonly StringPlace[];
}

/** A leader moves together with the animals that he leads, hex by hex (pbem:13.7m). */
export interface March {
  readonly type: 'March';
  readonly unit: UnitId;
  readonly path: readonly MarchStep[];
}

/** Declare the task of tying one animal behind another (pbem:13.61a). */
export interface Tie {
  readonly type: 'Tie';
  readonly unit: UnitId;
  readonly front: UnitId;
  readonly rear: UnitId;
}

/** Declare the task of untying an animal again (pbem:13.61b). */
export interface Untie {
  readonly type: 'Untie';
  readonly unit: UnitId;
  readonly front: UnitId;
  readonly rear: UnitId;
}

/** A leader lets go of a led animal or rider, or a led rider takes his own reins (pbem:13.7u, 13.7w). */
export interface LetGo {
  readonly type: 'LetGo';
  readonly unit: UnitId;
}

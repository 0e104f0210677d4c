import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';

/** How a character became aware: he saw an enemy, was shot at or attacked, or was alerted by others (pbem:12.7b). */
export type Alert = 'sight' | 'attack' | 'alarm' | 'bark';

/** Characters may act from now on (pbem:12.7a). `by`: the enemy that was seen, or the dog that barked. */
export type UnitsAlerted = EventOf<
  'UnitsAlerted',
  { readonly units: readonly UnitId[]; readonly how: Alert; readonly by?: UnitId; readonly rule: string }
>;
/**
 * An alarm is raised or passed on. The units that hear it become aware when their next player turn begins (pbem:12.7c).
 */
export type AlarmRaised = EventOf<
  'AlarmRaised',
  { readonly units: readonly UnitId[]; readonly hearers: readonly UnitId[]; readonly rule: string }
>;

/** Awareness and the alarm (pbem:12.7). */
export type AlarmEvent = UnitsAlerted | AlarmRaised;

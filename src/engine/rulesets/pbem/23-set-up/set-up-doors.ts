import type { Field } from '../../../board/field.js';
import { findHexside } from '../../../board/field-hexside.js';
import type { Live } from '../../../board/live.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import type { Closable } from '../../../position/position.js';
import { apertureIn, innerHexes } from '../12-doors/aperture.js';
import { doorSide } from '../core/doors/door-side.js';
import { isShutDoorHex } from '../core/movement/shut.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The doors that a set-up lets be closed, by the names that the board layer gives them (pbem:12.6a). */
export function settledDoors({ doors, options }: Setup, field: Field): Ruled<Pick<Setup, 'doors'>> {
  if (doors === undefined) return allowed({});
  if (options['closableDoors'] !== true) {
    return refused(malformedSetup('pbem:12.6a', 'doors that can be closed need the option closableDoors'));
  }
  const settled: Record<string, Closable> = {};
  for (const [where, closable] of Object.entries(doors)) {
    if (!field.hex(where) && !findHexside(field, where)) return refused(unknownHex(where));
    const aperture = apertureIn(field, where, closable);
    if (!aperture) {
      return refused(malformedSetup('pbem:12.6a', `${where} is no door, window or yard gate`, where));
    }
    const { inner } = closable;
    const beside = inner === undefined ? undefined : field.hex(inner);
    if (inner !== undefined && !(beside && aperture.beside.includes(beside))) {
      return refused(malformedSetup('pbem:12.6d', `${inner} is not beside ${where}`, where));
    }
    if (innerHexes(aperture).length === 0) {
      return refused(malformedSetup('pbem:12.6d', `which side of ${where} is the inner one must be stated`, where));
    }
    settled[aperture.name] = beside ? { ...closable, inner: beside.name } : closable;
  }
  return allowed({ doors: settled });
}

/** A unit with the half of the shut door hex in which it begins (pbem:16.16l), or what is wrong with that. */
export function settledHalf(live: Live, unit: SetupUnit, field: Field): Ruled<SetupUnit> {
  const { id, half, hexes } = unit;
  const shut = hexes.flatMap((name) => {
    const hex = field.hex(name);
    return hex && isShutDoorHex({ live }, hex) ? [hex] : [];
  });
  const [door] = shut;
  if (!door) {
    return half === undefined
      ? allowed(unit)
      : refused(malformedSetup('pbem:7.22a', `${id} is in no shut door hex`, id));
  }
  if (hexes.length > 1 || unit.sheet.kind !== 'character') {
    return refused(malformedSetup('pbem:16.16l', `${id} has no room in the shut door hex ${door.name}`, id));
  }
  const beside = half === undefined ? undefined : field.hex(half);
  if (!beside || !door.neighbours.includes(beside)) {
    return refused(
      malformedSetup('pbem:7.22a', `on which side of the door in ${door.name} ${id} is must be stated`, id),
    );
  }
  return allowed({ ...unit, half: doorSide(door, beside) });
}

function unknownHex(where: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no ${where}`, subject: where };
}

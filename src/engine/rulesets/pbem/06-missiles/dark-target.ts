import type { FieldHex } from '../../../board/field.js';
import type { Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isDark, lightOf } from '../core/night/light.js';

/** DRM of a target that no light reaches (pbem:26.22b). */
const DARK_TARGET_DRM = 1;

/** The DRM of darkness over the hex that is aimed at, whether the firer stands in light or not (pbem:26.22b). */
export function darkModifiers(position: Position, at: FieldHex): readonly Modifier[] {
  return isDark(lightOf(position), at) ? [{ rule: 'pbem:26.22b', what: 'dark', value: DARK_TARGET_DRM }] : [];
}

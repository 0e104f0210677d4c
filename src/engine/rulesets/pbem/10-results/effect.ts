import type { UnitId } from '../../../position/unit.js';
import type { Cause } from '../core/events/facts.js';

/** The effect of a result on a unit; `hexes` for retreats, `horseKilled` is the asterisk (pbem:26.1c). */
export interface Effect {
  readonly kind: 'none' | 'retreat' | 'stunned' | 'wounded' | 'killed';
  /** Hexes of retreat. */
  readonly hexes?: number;
  readonly horseKilled?: boolean;
  /** A rider is thrown off his horse, which is unharmed (siege-en:1.321a); absent: by the harm. */
  readonly unhorsed?: true;
}

const SIGN = /^(\*?)([ad])(u?)([kws124])$/;

/** A result sign in parts: the side that it hurts (null: nobody), and how. */
export interface ResultSign {
  readonly side: 'attacker' | 'defender' | null;
  readonly effect: Effect;
}

/** Why a unit suffers something, and from which units; retreats and dismounts need to know where the blow came from. */
export interface Blow extends Cause {
  /** The units of the other side that dealt the blow: the firer, or all participants of the combat. */
  readonly from: readonly UnitId[];
  readonly missile: boolean;
  /** The hex from which the shot came, for missiles. */
  readonly firedFrom: string | null;
  /** Nobody may advance after a retreat caused by this blow (pbem:20.2c); absent: the victors may. */
  readonly noAdvance?: true;
}

/** Whether a text is the sign of a result in one of the tables (pbem:26.1c, 26.3b). */
export function isSign(sign: string): boolean {
  return sign === '-' || SIGN.test(sign);
}

/** Reads a result sign (pbem:26.1c, 26.3b). Throws RangeError if it is none. */
export function parseSign(sign: string): ResultSign {
  if (sign === '-') return { side: null, effect: { kind: 'none' } };
  const match = SIGN.exec(sign);
  if (!match) throw new RangeError(`${sign} is no result`);
  const [, star, letter, unhorsed, what = ''] = match;
  const side = letter === 'a' ? 'attacker' : 'defender';
  return {
    side,
    effect: {
      ...effectOf(what),
      ...(star === '*' ? { horseKilled: true } : {}),
      ...(unhorsed === 'u' ? { unhorsed: true as const } : {}),
    },
  };
}

function effectOf(what: string): Effect {
  switch (what) {
    case 'k':
      return { kind: 'killed' };
    case 'w':
      return { kind: 'wounded' };
    case 's':
      return { kind: 'stunned' };
    default:
      return { kind: 'retreat', hexes: Number(what) };
  }
}

/** The part of a blow that an event records. */
export function causeOf({ rule, by }: Blow): Cause {
  return by === undefined ? { rule } : { rule, by };
}

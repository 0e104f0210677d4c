/** An exact, non-negative ratio of integers; never reduced to a float. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A ratio in lowest terms. Both numbers must be integers, and not negative; the denominator is not 0. */
export function fraction(numerator: number, denominator = 1): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The exact sum. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export function compare(a: Fraction, b: Fraction): number {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestCommonDivisor(b, a % b);
}

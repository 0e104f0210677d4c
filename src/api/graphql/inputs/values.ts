import { ApiError } from '../../errors.js';

/** Values of one member of a filter. */
const VALUES_MAX = 100;

/** Throws BAD_INPUT for a list without values, which no event could pass, or with too many. */
export function mustBeList(name: string, values: readonly unknown[] | null | undefined): void {
  if (!values || (values.length > 0 && values.length <= VALUES_MAX)) return;
  throw new ApiError('BAD_INPUT', `${name} has ${values.length} values; it may have 1 to ${VALUES_MAX}`);
}

/**
 * The values of a member of a filter that takes several; undefined: the filter does not name it. `one` is the value of
 * the member that took a single value before. Throws BAD_INPUT if both are given, and as `mustBeList` does.
 */
export function valuesOf<Value>(
  name: string,
  values: readonly Value[] | null | undefined,
  one: Value | null | undefined,
): readonly Value[] | undefined {
  mustBeList(name, values);
  if (one === null || one === undefined) return values ? [...new Set(values)] : undefined;
  if (!values) return [one];
  throw new ApiError('BAD_INPUT', `${name} and the member for a single value are both given: ${name} is enough`);
}

import { registerEnumType } from '@nestjs/graphql';

/** A GraphQL enum of some names, which are its values too. */
export function enumOf(names: readonly string[], name: string, description: string): Readonly<Record<string, string>> {
  const values = Object.fromEntries(names.map((one) => [one, one]));
  registerEnumType(values, { name, description });
  return values;
}

import { registerEnumType } from '@nestjs/graphql';
import { spaced } from '../../engine/game/spaced.js';

/**
 * A GraphQL enum of some names, which are its values too. `meanings`: what each name means. Throws Error if a name has
 * no meaning, or a meaning no name.
 */
export function enumOf<const Name extends string>(
  names: readonly Name[],
  name: string,
  description: string,
  meanings: Readonly<Record<NoInfer<Name>, string>>,
): Readonly<Record<string, string>> {
  const values = Object.fromEntries(names.map((one) => [one, one]));
  const valuesMap = Object.fromEntries(names.map((one) => [one, { description: meanings[one] }]));
  const told = Object.keys(meanings).length;
  if (told !== names.length || names.some((one) => !meanings[one]))
    throw new Error(`${name} has names without meaning`);
  registerEnumType(values, { name, description, valuesMap });
  return values;
}

/** Meanings of names that say themselves what they mean: `castleWall` is `Castle wall.` */
export function sayingThemselves<const Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  const sentence = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  return Object.fromEntries(names.map((name) => [name, sentence(spaced(name))])) as Record<Name, string>;
}

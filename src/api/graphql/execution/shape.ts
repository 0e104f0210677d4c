import {
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** An output type as completing a value needs it, without a question to the type for each value. */
export type Shape = { readonly required: boolean } & (
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly type: GraphQLAbstractType }
);

const shapes = new WeakMap<GraphQLOutputType, Shape>();

/** The shape of an output type; the same one for the same type. */
export function shapeOf(type: GraphQLOutputType): Shape {
  const known = shapes.get(type);
  if (known) return known;
  const made = isNonNullType(type) ? madeFrom(type.ofType, true) : madeFrom(type, false);
  shapes.set(type, made);
  return made;
}

function madeFrom(type: Exclude<GraphQLOutputType, { readonly ofType: never }>, required: boolean): Shape {
  if (isListType(type)) return { kind: 'list', item: shapeOf(type.ofType), required };
  if (isLeafType(type)) return { kind: 'leaf', type, required };
  if (isObjectType(type)) return { kind: 'object', type, required };
  return { kind: 'abstract', type, required };
}

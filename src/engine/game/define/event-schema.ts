import { definitionsOf } from './named-forms.js';
import { DIALECT, type JsonSchema } from './json-schema.js';
import type { EventDefinition } from './event.js';

/**
 * The JSON Schema of an event type, as its events stand in a log: `type`, `version` and `data`. Events may have more
 * members than it tells of: those of the chain, and those of later versions.
 */
export function eventSchema(type: string, definition: EventDefinition, id: string): JsonSchema {
  const { remark, form, more } = definition;
  return {
    $schema: DIALECT,
    $id: id,
    title: type,
    description: remark,
    type: 'object',
    required: ['type', 'data'],
    properties: {
      type: { const: type },
      version: { const: (more.older?.length ?? 0) + 1 },
      data: withSecrets(form.schema, definition),
    },
    ...definitionsOf([form]),
  };
}

/** The members that not everybody may see are marked; to the others they are as `instead` says. */
function withSecrets(schema: JsonSchema, { more: { secret = {} } }: EventDefinition): JsonSchema {
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  const marked = Object.entries(properties).map(([member, one]) => {
    const hidden = (secret as Readonly<Record<string, object | undefined>>)[member];
    return [member, hidden ? { ...one, 'x-secret': true } : one] as const;
  });
  return { ...schema, properties: Object.fromEntries(marked) };
}

/** A JSON Schema of draft 2020-12. `x-role` and `x-secret` are words of ours; validators pass them over. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

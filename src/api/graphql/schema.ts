import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { DateTimeScalar } from './date-time.scalar.js';
import { folded } from './folded.js';
import { JsonScalar } from './json.scalar.js';
import { RESOLVERS } from './resolvers/all-resolvers.js';

/** The schema as text, sorted, as schema.graphql holds it. Needs no ledger. */
export async function schemaText(): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await app.get(GraphQLSchemaFactory).create([...RESOLVERS], [JsonScalar, DateTimeScalar]);
    return folded(`${printSchema(lexicographicSortSchema(schema))}\n`);
  } finally {
    await app.close();
  }
}

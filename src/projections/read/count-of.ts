import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows a query finds, whatever part of them a page shows. The query stays as it is. */
export async function countOf(query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
  const found = await query
    .clone()
    .select('COUNT(*)', 'total')
    .orderBy()
    .limit()
    .getRawOne<{ readonly total: number | string }>();
  return Number(found?.total ?? 0);
}

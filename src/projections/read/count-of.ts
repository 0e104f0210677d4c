import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * How many rows a query finds, whatever part of them a page shows. The query stays as it is. `counted`, in SQL: what is
 * counted; absent: every row.
 */
export async function countOf(query: SelectQueryBuilder<ObjectLiteral>, counted = '*'): Promise<number> {
  const found = await query
    .clone()
    .select(`COUNT(${counted})`, 'total')
    .distinct(false)
    .orderBy()
    .limit()
    .getRawOne<{ readonly total: number | string }>();
  return Number(found?.total ?? 0);
}

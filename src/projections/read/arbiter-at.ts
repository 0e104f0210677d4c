import type { EntityManager } from 'typeorm';

/** A game, campaign or siege, and the revision to which the ledger has come with it. */
interface Head {
  readonly id: string;
  readonly revision: number;
}

const TABLES = ['games', 'sieges'] as const;

/**
 * The SHA-256 of the key of the arbiter of a game, campaign or siege; null: it has none. Undefined: the read model has
 * not come to that revision of it, and cannot tell.
 */
export async function arbiterAt(manager: EntityManager, { id, revision }: Head): Promise<string | null | undefined> {
  const { driver } = manager.connection;
  const reached = TABLES.map((table, index) => {
    const [asked, least] = [0, 1].map((part) => driver.createParameter('', 2 * index + part));
    return `SELECT id FROM ${table} WHERE id = ${asked} AND revision >= ${least}`;
  });
  const found = await manager.query<readonly { readonly keyHash: string | null }[]>(
    `SELECT named.key_hash AS "keyHash" FROM (${reached.join(' UNION ALL ')}) AS reached
    LEFT JOIN keys_in_force AS named ON named.game = reached.id AND named.office = 'arbiter'`,
    TABLES.flatMap(() => [id, revision]),
  );
  return found[0]?.keyHash ?? (found.length === 0 ? undefined : null);
}

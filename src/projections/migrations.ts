import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Migrations stand beside dist/ and src/, as SQL that can be read and run by hand. What bench/ is compiled to lies one
 * folder deeper.
 */
const FOLDER = ['../../migrations/', '../../../migrations/']
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(folder));
const FILE = /^(\d{13})-([a-z0-9-]+)\.sql$/;

/**
 * The migrations of a database kind, oldest first: a class for each file `<13 digits>-<name>.sql`, named after it, as
 * TypeORM wants it. There is no way down: a read model can always be built again from the ledger.
 */
export function migrationsOf(kind: 'sqlite' | 'postgres'): readonly (new () => MigrationInterface)[] {
  if (!FOLDER) throw new Error('the migrations of the read model are missing');
  const folder = new URL(`${kind}/`, FOLDER);
  return readdirSync(folder)
    .sort()
    .map((file) => migration(file, readFileSync(new URL(file, folder), 'utf8')));
}

function migration(file: string, sql: string): new () => MigrationInterface {
  const [, timestamp, title] = FILE.exec(file) ?? [];
  if (timestamp === undefined || title === undefined) throw new Error(`${file} is no name of a migration`);
  const name = `${title.replaceAll('-', '_')}${timestamp}`;
  return class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statementsOf(sql)) await runner.query(statement);
    }

    down(): Promise<void> {
      return Promise.reject(new Error('a read model is not migrated down: rebuild it from the ledger'));
    }
  };
}

/** One driver takes one statement at a time; our migrations hold no semicolons but those that end one. */
function statementsOf(sql: string): readonly string[] {
  return sql
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

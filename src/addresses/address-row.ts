import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AddressReaders } from '../play/accounts/addresses.js';

/** The address of an account. */
@Entity({ name: 'addresses' })
export class AddressRow {
  @PrimaryColumn('text')
  account!: string;

  @Column('text')
  text!: string;

  @Column('text', { name: 'shown_to' })
  shownTo!: AddressReaders;
}

/** The table, for SQLite and PostgreSQL. */
export const CREATE_ADDRESSES = `CREATE TABLE IF NOT EXISTS addresses (
  account  TEXT NOT NULL PRIMARY KEY,
  text     TEXT NOT NULL,
  shown_to TEXT NOT NULL
)`;

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The offices of a game that come with a key. */
export type KeyOffice = 'seat' | 'organiser' | 'watchers' | 'arbiter';

/** A key in force, which lets its holder see a game or siege, a private one too. Of the key the hash alone is kept. */
@Entity({ name: 'keys_in_force' })
export class KeyRow {
  /** Or siege. */
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('text')
  office!: KeyOffice;

  /** The side, or `side/player`; empty for those who have no seat. */
  @PrimaryColumn('text')
  seat!: string;

  /** SHA-256, as hexadecimal digits. */
  @Column('text', { name: 'key_hash' })
  keyHash!: string;
}

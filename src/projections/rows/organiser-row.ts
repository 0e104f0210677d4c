import { Entity, PrimaryColumn } from 'typeorm';

/** An account that organises a tournament at present. */
@Entity({ name: 'organisers' })
export class OrganiserRow {
  @PrimaryColumn('text')
  account!: string;

  @PrimaryColumn('text')
  tournament!: string;
}

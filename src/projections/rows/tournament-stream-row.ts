import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stream of a tournament, as far as it has been projected. */
@Entity({ name: 'tournament_streams' })
export class TournamentStreamRow {
  @PrimaryColumn('text')
  tournament!: string;

  @Column('integer')
  revision!: number;
}

import { Field, ID, InputType } from '@nestjs/graphql';
import { seatId } from '../../../engine/position/seat.js';
import type { Reservation } from '../../../play/seating/seat-terms.js';

@InputType({ description: 'A seat that is for whoever holds its invitation.' })
export class ReserveSeatInput {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side the one to sit as (pbem:1.2a).' })
  player?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The client's own: hi_ and at least 128 random bits; absent: one is made and shown once.",
  })
  invitation?: string | null;
}

@InputType({ description: 'The game whose key is to be changed.' })
export class RenewKeyInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => String, {
    nullable: true,
    description: "The client's own new key: hk_ and at least 128 random bits; with it the command may be repeated.",
  })
  key?: string | null;
}

@InputType({ description: 'The seat whose key and invitation become void.' })
export class RevokeSeatInput extends ReserveSeatInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;
}

/** The members of the input of a new game or campaign that are about its seats. */
interface Reserving {
  readonly reserve?: readonly ReserveSeatInput[] | null;
  readonly private?: boolean | null;
  readonly organiserKey?: string | null;
}

/** The seats that are reserved; null: a seat goes to the first player who joins. */
export function reservationIn({ reserve, private: isPrivate, organiserKey }: Reserving): Reservation | null {
  if (!reserve?.length && !isPrivate && typeof organiserKey !== 'string') return null;
  const seats = (reserve ?? []).map(({ side, player, invitation }) => ({
    seat: seatId(side, player),
    ...(typeof invitation === 'string' ? { invitation } : {}),
  }));
  return { private: isPrivate ?? false, seats, ...(typeof organiserKey === 'string' ? { organiserKey } : {}) };
}

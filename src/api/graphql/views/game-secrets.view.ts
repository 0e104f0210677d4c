import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { GameSecrets, KeyRenewal, SeatInvitation } from '../../../play/seating/seat-terms.js';
import { playerOfSeat, sideOfSeat } from '../../../engine/position/seat.js';

@ObjectType('SeatInvitation', { description: 'Opens a reserved seat, once: see joinGame.' })
export class InvitationView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'It is shown this once. Null: it was shown before; or the seat is for the key of a side of a siege.',
  })
  invitation!: string | null;
}

@ObjectType('GameSecrets', {
  description: 'The secrets that the organiser of a game is shown once; only hashes are kept.',
})
export class GameSecretsView {
  @Field(() => String, { description: "The organiser's key: revokeSeat, giveWatchersKey, and looking." })
  organiserKey!: string;

  @Field(() => [InvitationView], { description: 'One for each seat that is reserved.' })
  invitations!: readonly InvitationView[];
}

@ObjectType('RenewedKey', { description: 'A new key; the one before is void.' })
export class RenewedKeyView {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => String, { nullable: true, description: "Null: it is the organiser's." })
  side!: string | null;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => String, { description: 'The new key. It is shown this once; the one before is void.' })
  key!: string;
}

/** The invitation to a seat, a secret of whoever may give it away. */
export function invitationView({ side, player, invitation }: SeatInvitation): InvitationView {
  return { side, player: player ?? null, invitation };
}

/** The secrets of a new game, which only the answer to its creation shows. */
export function gameSecretsView({ organiserKey, invitations }: GameSecrets): GameSecretsView {
  return { organiserKey, invitations: invitations.map(invitationView) };
}

/** A new key, of a seat or (no side) of the organiser. */
export function renewedKeyView({ game, seat, key }: KeyRenewal): RenewedKeyView {
  return {
    game,
    side: seat === null ? null : sideOfSeat(seat),
    player: seat === null ? null : playerOfSeat(seat),
    key,
  };
}

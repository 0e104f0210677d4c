import { useState } from 'react';
import {
  CreateGameDocument,
  type CreateGameInput,
  JoinGameDocument,
  RevokeSeatDocument,
  SeatComputerDocument,
  type Computer,
} from '../api/generated';
import { clientFor, commanded, type Trouble, troubleIn } from '../api/client';
import { accountKey } from '../account/known';
import { keepSeat, knownSeats, newCommand, newInvitation, newKey, seatName } from '../keys';
import { keepOrganised } from './organised';
import { AS_ORGANISER, go } from '../routes';

/** A side, or one of the players who share it. */
export interface Seat {
  readonly side: string;
  readonly player: string | null;
}

/** The seats of a side: one for each player, if several share it. */
export function seatsOf({ id: side, players }: { readonly id: string; readonly players: readonly string[] }): Seat[] {
  return players.length === 0 ? [{ side, player: null }] : players.map((player) => ({ side, player }));
}

/** A seat that somebody wants. */
export interface WantedSeat extends Seat {
  readonly game: string;
  readonly title: string;
  readonly invitation?: string | null;
  /** The key of the side of a siege or campaign for which the seat is kept. */
  readonly keeperKey?: string | null;
}

/** Something could not be begun. */
class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/**
 * Takes a seat with a key that was made here, and keeps it. The answer may be lost: with the same key the same is asked
 * again. Throws Failed.
 */
async function take({ game, title, side, player, invitation = null, keeperKey = null }: WantedSeat): Promise<void> {
  const key = newKey();
  const input = { game, side, player, invitation, key };
  // An account has one seat in a game: whoever plays both sides has the other by its own key.
  const isAlone = knownSeats().some((one) => one.game === game);
  const client = clientFor(keeperKey ?? (isAlone ? null : accountKey()));
  const answer = await commanded(() => client.mutation(JoinGameDocument, { input }).toPromise());
  const trouble = troubleIn(answer.error);
  if (trouble) throw new Failed(trouble);
  keepSeat({ game, title, side, player, key });
}

async function create(input: Omit<CreateGameInput, 'commandId'>) {
  // With a key of its own the command may be repeated, if the answer is lost.
  const organiserKey = input.private || input.reserve ? { organiserKey: newKey() } : {};
  const named = { input: { ...input, ...organiserKey, commandId: newCommand() } };
  const client = clientFor(input.tournament ? accountKey() : null);
  const { data, error } = await commanded(() => client.mutation(CreateGameDocument, named).toPromise());
  const trouble = troubleIn(error);
  if (trouble || !data) throw new Failed(trouble ?? { code: null, message: 'The server answered nothing.', facts: {} });
  const { id: game, secrets } = data.createGame;
  const invitations: Record<string, string> = {};
  for (const { side, player, invitation } of secrets?.invitations ?? []) {
    invitations[seatName({ side, player })] = invitation ?? (await invitationTo(game, { side, player }, secrets));
  }
  if (secrets) keepOrganised({ game, organiserKey: secrets.organiserKey, invitations });
  return { ...data.createGame, invitations };
}

/** Another invitation to a seat of a new game, in place of one that came with an answer that was lost. */
async function invitationTo(
  game: string,
  { side, player }: { readonly side: string; readonly player: string | null },
  secrets: { readonly organiserKey: string } | null,
): Promise<string> {
  const invitation = newInvitation();
  const input = { game, side, player, invitation };
  const client = clientFor(secrets?.organiserKey ?? null);
  const { error } = await commanded(() => client.mutation(RevokeSeatDocument, { input }).toPromise());
  const trouble = troubleIn(error);
  if (trouble) throw new Failed(trouble);
  return invitation;
}

async function seatComputer(game: string, seat: Seat, computer: Computer, invitation: string | null): Promise<void> {
  const { side, player } = seat;
  const input = { game, side, player, computer, invitation };
  const { error } = await clientFor(null).mutation(SeatComputerDocument, { input }).toPromise();
  const trouble = troubleIn(error);
  if (trouble) throw new Failed(trouble);
}

/** The things that can be begun on the home page, one at a time, with the error of the last attempt. */
export function useBegin() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      setTrouble(error.trouble);
    } finally {
      setBusy(false);
    }
  };
  return {
    trouble,
    busy,
    /** Takes a seat and goes to the game. */
    join: (seat: WantedSeat) =>
      begin(async () => {
        await take(seat);
        go({ page: 'game', game: seat.game, at: null, as: null });
      }),
    /** A new game of a tournament, in which its organiser takes no seat. */
    begin: (input: Omit<CreateGameInput, 'commandId'>) =>
      begin(async () => {
        const { id: game } = await create(input);
        go({ page: 'game', game, at: null, as: AS_ORGANISER });
      }),
    /** A new game; `computer`: who has all other seats. */
    start: (input: Omit<CreateGameInput, 'commandId'>, own: Seat, computer: Computer | null) =>
      begin(async () => {
        const { id: game, title, seats, invitations } = await create(input);
        const ownName = seatName(own);
        await take({ game, title, ...own, invitation: invitations[ownName] ?? null });
        if (computer !== null) {
          for (const { side, player } of seats) {
            const name = seatName({ side, player: player ?? null });
            if (name === ownName) continue;
            await seatComputer(game, { side, player: player ?? null }, computer, invitations[name] ?? null);
          }
        }
        go({ page: 'game', game, at: null, as: null });
      }),
  };
}

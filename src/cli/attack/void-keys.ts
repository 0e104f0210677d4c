import { newKey } from '../../access/key.js';
import { faultOf, type Attack } from './attack.js';
import { atDoors } from './doors.js';
import { join, type Reserved, reservedGame, standOf, submit } from './own-game.js';
import { followedGame } from './reading.js';
import type { Target } from './target.js';

const RENEW = 'mutation ($input: RenewKeyInput!) { renewKey(input: $input) { key } }';
const REVOKE = 'mutation ($input: RevokeSeatInput!) { revokeSeat(input: $input) { invitation } }';
const WATCH = 'mutation ($input: RenewKeyInput!) { giveWatchersKey(input: $input) { key } }';

/** A key that was renewed, or whose seat was revoked, opens nothing from then on. */
export const voidKeys: Attack = {
  name: 'void-keys',
  what: 'keys that were renewed or revoked, and renewing and revoking what is not one’s own',
  async try(target) {
    const game = await reservedGame(target);
    const [stolen, kept] = [await seatKey(target, game, 'red'), await seatKey(target, game, 'blue')];
    const faults = await foreignCommands(target, game, kept);
    if (faults.length > 0) return faults;

    const renewed = await target.data<{ renewKey: { key: string } }>(RENEW, { input: { game: game.id } }, stolen);
    faults.push(...(await stillOpen(target, game, 'a renewed key', stolen)));

    const thief = renewed.renewKey.key;
    const following = followedGame(target, game.id, thief);
    await following.next();
    const revoked = { input: { game: game.id, side: 'red' } };
    const { revokeSeat } = await target.data<{ revokeSeat: { invitation: string } }>(REVOKE, revoked, game.organiser);
    faults.push(...(await stillOpen(target, game, 'a revoked key', thief)));
    if (!(await endsRefused(following))) faults.push('who follows a game is served after his key was revoked');

    const used = await join(target, game.id, { side: 'red', invitation: game.invitations['red'] });
    faults.push(...faultOf('the invitation before', used.status, used.code, ['SEAT_RESERVED']));
    const { invitation } = revokeSeat;
    const again = await join(target, game.id, { side: 'red', invitation, key: thief });
    faults.push(...faultOf('a revoked key for the new seat', again.status, again.code, ['BAD_INPUT']));
    faults.push(...(await watchersKeys(target, game)));
    const { code } = await join(target, game.id, { side: 'red', invitation });
    return code === null ? faults : [...faults, `the new invitation opens no seat: ${code}`];
  },
};

async function seatKey(target: Target, game: Reserved, side: string): Promise<string> {
  const key = newKey();
  await join(target, game.id, { side, invitation: game.invitations[side], key });
  return key;
}

/** Commands that only the organiser may give, and commands that only the holder of a key may give. */
async function foreignCommands(target: Target, { id, organiser }: Reserved, seat: string): Promise<string[]> {
  const faults: string[] = [];
  const stranger = newKey();
  for (const [what, query, input] of [
    ['revoking a seat', REVOKE, { game: id, side: 'red' }],
    ['giving a key for watchers', WATCH, { game: id }],
  ] as const) {
    for (const key of [undefined, stranger, seat]) {
      const { status, code } = await target.ask(query, { input }, key);
      faults.push(...faultOf(`${what} with a foreign key`, status, code, ['UNAUTHENTICATED', 'FORBIDDEN']));
    }
  }
  const taken = await target.ask(RENEW, { input: { game: id, key: organiser } }, seat);
  return [...faults, ...faultOf('renewing to the key of somebody else', taken.status, taken.code)];
}

/** Every door must refuse the key. */
async function stillOpen(target: Target, game: Reserved, what: string, key: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [door, { refused }] of await atDoors(target, game.id, key, { commands: true })) {
    const isRefused = refused === 'UNAUTHENTICATED' || refused === '401';
    // A player who joins shows an invitation; a key has no effect there.
    if (!isRefused && !(door === 'joinGame' && refused !== null))
      faults.push(`${what}: ${door} answers ${refused ?? 'all'}`);
  }
  const { revision } = await standOf(target, game.id);
  const { code } = await submit(target, { game: game.id, text: 'end step', expectedRevision: revision }, key);
  return code === 'UNAUTHENTICATED' ? faults : [...faults, `an order with ${what} is answered ${String(code)}`];
}

/** Whether a subscription ends with a refusal. */
async function endsRefused(
  following: AsyncGenerator<{ readonly errors?: readonly unknown[] | undefined }>,
): Promise<boolean> {
  for await (const { errors } of following) if (errors !== undefined) return true;
  return false;
}

/** Only the last watchers' key is valid, and only for looking. */
async function watchersKeys(target: Target, game: Reserved): Promise<readonly string[]> {
  const give = async (): Promise<string> => {
    const given = await target.data<{ giveWatchersKey: { key: string } }>(
      WATCH,
      { input: { game: game.id } },
      game.organiser,
    );
    return given.giveWatchersKey.key;
  };
  const [before, now] = [await give(), await give()];
  const { revision } = await standOf(target, game.id);
  const order = await submit(target, { game: game.id, text: 'end step', expectedRevision: revision }, now);
  return [
    ...(await stillOpen(target, game, "a watchers' key that was replaced", before)),
    ...faultOf("an order with a watchers' key", order.status, order.code, ['FORBIDDEN']),
  ];
}

import { newInvitation, newKey } from '../../access/key.js';
import { faultOf, type Attack } from './attack.js';
import { join, reservedGame, standOf, submit } from './own-game.js';

/** A reserved seat goes to the holder of its invitation, and only once. */
export const invitations: Attack = {
  name: 'invitations',
  what: 'taking reserved seats without their invitation, and twice with it',
  async try(target) {
    const [game, other] = [await reservedGame(target), await reservedGame(target)];
    const [red = '', blue = ''] = [game.invitations['red'], game.invitations['blue']];
    const wrong: Readonly<Record<string, string | undefined>> = {
      'no invitation': undefined,
      'an invitation to nothing': newInvitation(),
      'the invitation of the other seat': blue,
      'the invitation of another game': other.invitations['red'],
      'the key of the organiser': game.organiser,
      'a part of the invitation': red.slice(0, -1),
      'the invitation in small letters': red.toLowerCase(),
      'an empty invitation': '',
    };
    const faults: string[] = [];
    for (const [what, invitation] of Object.entries(wrong)) {
      const { status, code } = await join(target, game.id, { side: 'red', invitation });
      faults.push(...faultOf(`joining with ${what}`, status, code, ['SEAT_RESERVED', 'BAD_INPUT']));
    }
    const { revision } = await standOf(target, game.id);
    const sent = { game: game.id, text: 'end step', expectedRevision: revision };
    for (const [what, key] of Object.entries({ 'an invitation': red, 'the key of the organiser': game.organiser })) {
      const { status, code } = await submit(target, sent, key);
      faults.push(...faultOf(`an order with ${what}`, status, code, ['UNAUTHENTICATED', 'FORBIDDEN']));
    }
    const asked = Array.from({ length: 12 }, () =>
      join(target, game.id, { side: 'red', invitation: red, key: newKey() }),
    );
    const winners = (await Promise.all(asked)).filter(({ code }) => code === null).length;
    return winners === 1 ? faults : [...faults, `${winners} of 12 were given the seat of one invitation`];
  },
};

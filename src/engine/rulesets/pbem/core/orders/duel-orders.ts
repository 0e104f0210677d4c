import type { OrderNamed } from '../../../../game/define/order.js';
import { flag, list, named, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { hex, side, unit } from '../../../../game/define/names.js';
import { GROUND_HEXES_MAX, speech, twoHexes, word, defineOrder } from './define.js';

export const challengeAnswer = named(
  'ChallengeAnswer',
  'The answer to a challenge; `object`: its conditions are not fit for a duel, and the challenge is void ' +
    '(pbem:12.8e, ' +
    '12.8f).',
  oneOf(['accept', 'refuse', 'object']),
);
export type ChallengeAnswer = TypeOf<typeof challengeAnswer>;

/** Single combat (pbem:12.8). */
export const DUEL_ORDERS = {
  Challenge: defineOrder(
    'Challenges another side to single combat (pbem:12.8); `to`: the challenged side, if there are several. ' +
      '`ground`: hexes in which the champions are placed; `stake`: a prisoner or item that the loser delivers; ' +
      '`conditions`: other conditions, at most 400 characters.',
    {
      unit,
      to: optional(side),
      ground: optional(list(hex, { min: 1, max: GROUND_HEXES_MAX })),
      stake: optional(word),
      conditions: optional(speech),
    },
  ),
  AnswerChallenge: defineOrder(
    'Answers a challenge (pbem:12.8f). A side may object to unreasonable conditions (pbem:12.8e).',
    { answer: challengeAnswer },
  ),
  PlaceChampion: defineOrder(
    'Names and places the champion of a side, head first (pbem:12.8l).',
    {
      unit,
      hexes: twoHexes,
    },
    'inDuel',
  ),
  KeepWord: defineOrder('Keeps the conditions of a duel that was lost, or breaks them (pbem:12.8s).', { keep: flag }),
};
export type Challenge = OrderNamed<typeof DUEL_ORDERS, 'Challenge'>;
export type AnswerChallenge = OrderNamed<typeof DUEL_ORDERS, 'AnswerChallenge'>;
export type PlaceChampion = OrderNamed<typeof DUEL_ORDERS, 'PlaceChampion'>;
export type KeepWord = OrderNamed<typeof DUEL_ORDERS, 'KeepWord'>;

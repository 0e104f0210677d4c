import type { OrderNamed } from '../../../../game/define/order.js';
import { flag, list, named, optional, type TypeOf, noted, oneOfNames } from '../../../../game/define/form.js';
import { hex, side, unit } from '../../../../game/define/names.js';
import { GROUND_HEXES_MAX, speech, twoHexes, word, defineOrder } from './define.js';

export const challengeAnswer = named(
  'ChallengeAnswer',
  'The answer to a challenge; `object`: its conditions are not fit for a duel, and the challenge is void ' +
    '(pbem:12.8e, ' +
    '12.8f).',
  oneOfNames({
    accept: 'The challenge is accepted.',
    refuse: 'The challenge is refused.',
    object: 'The conditions are unreasonable and the challenge is void (pbem:12.8e).',
  }),
);
export type ChallengeAnswer = TypeOf<typeof challengeAnswer>;

/** Single combat (pbem:12.8). */
export const DUEL_ORDERS = {
  Challenge: defineOrder(
    'Challenges another side to single combat (pbem:12.8); `to`: the challenged side, if there are several. ' +
      '`ground`: hexes in which the champions are placed; `stake`: a prisoner or item that the loser delivers; ' +
      '`conditions`: other conditions, at most 400 characters.',
    {
      unit: noted('The mounted knight who will fight.', unit),
      to: noted('The side that is challenged, where there are several others.', optional(side)),
      ground: noted(
        'Hexes in which both champions are placed.',
        optional(list(hex, { min: 1, max: GROUND_HEXES_MAX })),
      ),
      stake: noted('A prisoner or item that the loser delivers if he has it.', optional(word)),
      conditions: noted('Other conditions, at most 400 characters.', optional(speech)),
    },
  ),
  AnswerChallenge: defineOrder(
    'Answers a challenge (pbem:12.8f). A side may object to unreasonable conditions (pbem:12.8e).',
    { answer: noted('The answer of the challenged side.', challengeAnswer) },
  ),
  PlaceChampion: defineOrder(
    'Names and places the champion of a side, head first (pbem:12.8l).',
    {
      unit,
      hexes: noted('Head and rear.', twoHexes),
    },
    'inDuel',
  ),
  KeepWord: defineOrder('Keeps the conditions of a duel that was lost, or breaks them (pbem:12.8s).', {
    keep: noted('Whether the side keeps the conditions of the duel.', flag),
  }),
};
export type Challenge = OrderNamed<typeof DUEL_ORDERS, 'Challenge'>;
export type AnswerChallenge = OrderNamed<typeof DUEL_ORDERS, 'AnswerChallenge'>;
export type PlaceChampion = OrderNamed<typeof DUEL_ORDERS, 'PlaceChampion'>;
export type KeepWord = OrderNamed<typeof DUEL_ORDERS, 'KeepWord'>;

import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { flag, int } from '../../../../game/define/form.js';
import { hexes, rule, side, unit, units } from '../../../../game/define/names.js';
import { challengeAnswer } from '../orders/duel-orders.js';
import { CHALLENGE } from './state-forms.js';

/** The challenge to single combat (pbem:12.8). */
export const DUEL_EVENTS = {
  ChallengeMade: defineEvent('A side has made its challenge (pbem:12.8c).', { ...CHALLENGE, rule }),
  ChallengeAnswered: defineEvent('The outcome of a challenge; a void challenge counts as not made.', {
    challenger: side,
    side,
    answer: challengeAnswer,
    rule,
  }),
  SamuraiShamed: defineEvent('Samurai that cannot commit seppuku any more, since their side refused (pbem:12.8g).', {
    units,
    rule,
  }),
  QuestForsaken: defineEvent('Knights that could have accepted and have forsaken their quest (pbem:12.8h).', {
    units,
    rule,
  }),
  DuelBegan: toldAs(
    'the game stands still for the duel of {challenger} and {challenged}',
    defineEvent('The game stands still from now on (pbem:12.8d, 12.8i).', { ...CHALLENGE, rule }),
  ),
  ChampionPlaced: defineEvent('A champion is named and placed, head first (pbem:12.8l).', { side, unit, hexes, rule }),
  DuelTurnBegan: toldAs(
    'turn of {side} in the duel',
    defineEvent(
      'A player turn of the duel begins; `idle`: the number of player turns since the last attack ' +
        '(pbem:12.8m, 12.8p).',
      { side, idle: int, rule },
    ),
  ),
  DuelEnded: toldAs(
    '{winner} has won the duel against {unit}',
    defineEvent(
      'One of the champions is dead or a prisoner (pbem:12.8r), or the challenger could not bring about the ' +
        "fight in 20 PTs. `resumes`: the challenger's player turn goes on where it was interrupted; else it " +
        'is forfeited.',
      { unit, winner: side, loser: side, resumes: flag, rule },
    ),
  ),
  WordGiven: defineEvent('A side keeps the conditions of the duel that it has lost, or does not (pbem:12.8s).', {
    side,
    kept: flag,
    rule,
  }),
  PrisonerReleased: toldAs('{unit} is set free', defineEvent('The captors let a prisoner go.', { unit, rule })),
};
export type DuelEvent = EventIn<typeof DUEL_EVENTS>;

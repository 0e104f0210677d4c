import type { DuelEvent } from '../core/events/duel.js';
import { printPlace } from '../../../notation/place.js';
import { quoted } from '../../../notation/quoted.js';
import type { Tellings } from './tellings.js';
import { doing, listed } from '../../../notation/words.js';

const ANSWERS = { accept: 'accepts', refuse: 'refuses', object: 'objects to' } as const;

export const DUEL_TELLINGS: Tellings<DuelEvent> = {
  ChallengeMade: (challenge) => {
    const { knight, challenger, challenged, ground, stake, conditions } = challenge;
    const terms = [
      ...(ground ? [`on ${listed(ground)}`] : []),
      ...(stake === undefined ? [] : [`for ${stake}`]),
      ...(conditions === undefined ? [] : [`saying ${quoted(conditions)}`]),
    ];
    return [`${knight} of ${challenger} challenges ${challenged} to single combat`, ...terms].join(', ');
  },
  ChallengeAnswered: ({ side, answer }) => `${side} ${ANSWERS[answer]} the challenge`,
  SamuraiShamed: ({ units }) => `${doing(units, 'may', 'may')} commit no seppuku any more`,
  QuestForsaken: ({ units }) => `${doing(units, 'has', 'have')} forsaken the quest`,
  ChampionPlaced: ({ side, unit, hexes }) => `${unit} fights for ${side}, from ${printPlace(hexes)}`,
  WordGiven: ({ side, kept }) =>
    kept ? `${side} keeps the conditions of the duel` : `${side} breaks its word and has lost its honour`,
};

import type { PlayersEvent } from '../core/events/players.js';
import { quoted } from '../../../notation/quoted.js';
import type { Tellings } from './tellings.js';

export const PLAYERS_TELLINGS: Tellings<PlayersEvent> = {
  PlayerClosed: ({ player, side, until }) => `${player} of ${side} has closed the ${until}`,
  MessageSent: ({ from, to, text }) =>
    text === null ? `${from} tells ${to} something` : `${from} tells ${to}: ${quoted(text)}`,
};

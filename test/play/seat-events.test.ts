import { describe } from '@jest/globals';
import { ACCOUNT_EVENTS } from '../../src/play/accounts/events.js';
import { SEAT_EVENTS } from '../../src/play/seating/seat-events.js';
import { TOURNAMENT_EVENTS } from '../../src/play/tournaments/events.js';
import { upcastsEveryVersion } from '../ledger/fixtures.js';

describe('the events of seats', () => {
  upcastsEveryVersion(SEAT_EVENTS, 'test/play/fixtures/seats');
});

describe('the events of accounts', () => {
  upcastsEveryVersion(ACCOUNT_EVENTS, 'test/play/fixtures/accounts');
});

describe('the events of tournaments', () => {
  upcastsEveryVersion(TOURNAMENT_EVENTS, 'test/play/fixtures/tournaments');
});

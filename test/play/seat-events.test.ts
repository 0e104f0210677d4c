import { describe } from '@jest/globals';
import { SEAT_EVENTS } from '../../src/play/seat-events.js';
import { upcastsEveryVersion } from '../ledger/fixtures.js';

describe('the events of seats', () => {
  upcastsEveryVersion(SEAT_EVENTS, 'test/play/fixtures/seats');
});

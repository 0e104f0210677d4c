import { allowed } from '../../../game/refusal.js';
import type { Survey } from '../../../game/survey.js';
import { asRevealed, hiddenAmong } from '../22-hidden/reveal.js';
import { surveyHex } from './hex-survey.js';
import { surveyReach } from './reach-survey.js';
import { surveySight, surveyView } from './sight-survey.js';
import { findHex, findSpot, findUnit } from './spot.js';

/** The answers of the PBEM rules to questions about the field. */
export const SURVEY: Survey = {
  hex(position, name) {
    const hex = findHex(position, name);
    return hex.ok ? allowed(surveyHex(position, hex.value)) : hex;
  },
  sight(position, from, to) {
    const [one, other] = [findSpot(position, from), findSpot(position, to)];
    if (!one.ok) return one;
    return other.ok ? allowed(surveySight(position, one.value, other.value)) : other;
  },
  view(position, from) {
    const spot = findSpot(position, from);
    return spot.ok ? allowed(surveyView(position, spot.value)) : spot;
  },
  reach(now, side, id) {
    const position = asRevealed(now, hiddenAmong(now, side, [id]));
    const unit = findUnit(position, id);
    return unit.ok ? surveyReach(position, side, unit.value) : unit;
  },
};

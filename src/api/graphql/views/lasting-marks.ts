import { LASTING_MARKS } from '../../../engine/position/unit.js';
import { enumOf } from '../enum.js';

export const LastingMarks = enumOf(
  LASTING_MARKS,
  'LastingMark',
  'What has happened to a character and holds in all later scenarios of a siege or campaign.',
  {
    forfeited: 'A soldier who was a prisoner and tried to escape: no quarter for him any more (pbem:22.7s).',
    shamed: 'A samurai who was there when his side refused a challenge: he commits no seppuku (pbem:12.8g).',
    forsaken: 'A knight who has forsaken his quest (pbem:12.8h).',
  },
);

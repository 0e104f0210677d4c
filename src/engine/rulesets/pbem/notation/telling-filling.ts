import type { FillingEvent } from '../core/events/filling.js';
import type { Tellings } from './tellings.js';
import { counted } from '../../../notation/words.js';

export const FILLING_TELLINGS: Tellings<FillingEvent> = {
  FillingDeclared: ({ side, screen, hex, late }) =>
    `${side} will use ${screen} to fill ${hex ?? 'a moat hex'}${late ? '; today it is too late for that' : ''}`,
  FillingDayCounted: ({ screen, at }) => `${screen} stands in ${at} and is manned: the day counts for the filling`,
  FillingCrewChanged: ({ screen, missing }) =>
    missing.length === 0
      ? `${screen} is fully manned again`
      : `${counted(missing.length, 'character is', 'characters are')} missing at ${screen}, to be replaced within ${missing
          .map((turns) => counted(turns, 'player turn', 'player turns'))
          .join(' and ')} of the side`,
  FillingDayLost: ({ screen, because }) => `the filling with ${screen} is in vain today: ${because}`,
  FillingAbandoned: ({ screen, because }) => `the filling with ${screen} is abandoned: ${because}`,
  ScreenAdvanced: ({ screen, hex }) => `in the evening ${screen} is put into the moat in ${hex}`,
  MoatWorked: ({ screen, hex, die, filled }) =>
    `${die ? `filling under the drawbridge, ${die.value}: ` : ''}${
      filled ? `the moat in ${hex} is filled and ${screen} is removed` : `the moat in ${hex} is not filled`
    }`,
};

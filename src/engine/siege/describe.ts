import { spaced } from '../game/spaced.js';
import { counted } from '../notation/words.js';
import { SIDE_WORDS, sideDoes, wonWords } from './side-words.js';
import type { Fighter, Siege, SiegeEngine, SiegeSide } from './siege.js';

/** A siege line by line for a person: the day, what is battered and filled, engines, fighters, stores, the outcome. */
export function describeSiege(siege: Siege): readonly string[] {
  const { title, day, night, stage, targets, moat, engines, fighters, stores, outcome } = siege;
  return [
    `${title}: ${night ? 'the night after day' : 'day'} ${day}, ${stage}`,
    ...Object.entries(targets).map(([hex, { kind, left }]) => `${spaced(kind)} ${hex}: ${left} resistance points left`),
    ...Object.entries(moat).map(([hex, { filled }]) => `moat ${hex}: ${filled ? 'filled' : 'open'}`),
    ...Object.entries(engines).map(
      ([id, engine]) => `${spaced(engine.kind)} ${id} of ${SIDE_WORDS[engine.side]}: ${engineInWords(engine)}`,
    ),
    ...Object.entries(fighters).map(
      ([id, fighter]) => `${id} of ${SIDE_WORDS[fighter.side]}: ${healthInWords(fighter)}`,
    ),
    ...Object.entries(stores).flatMap(([side, goods]) =>
      Object.entries(goods).map(([name, count]) => `${sideDoes(side as SiegeSide, 'has', 'have')} ${count} ${name}`),
    ),
    ...(outcome ? [`over: ${wonWords(outcome.winner)}; ${outcome.reason}`] : []),
  ];
}

/** How an engine stands, in words. */
export function engineInWords({ wear, unbuilt, lost }: SiegeEngine): string {
  if (lost) return 'destroyed';
  if (unbuilt !== undefined) return `to be built in ${counted(unbuilt, 'day', 'days')} of work`;
  return wear > 0 ? `worn by ${wear}` : 'whole';
}

/** How a fighter is, in words. */
export function healthInWords({ health, heals, due, back, captive }: Fighter): string {
  if (due !== undefined) return `joins at the end of day ${due}`;
  const time = typeof heals === 'number' ? `, well on day ${heals}` : '';
  const away = back === undefined ? '' : back === null ? ', away for good' : `, away until day ${back}`;
  return `${health}${time}${away}${captive ? `, a prisoner of ${SIDE_WORDS[captive]}` : ''}`;
}

import { describe, expect, it } from '@jest/globals';
import { NO_DICE } from '../../../../src/engine/dice/dice.js';
import { act } from '../../../../src/engine/game/act.js';
import type { Preview } from '../../../../src/engine/game/ruleset.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { stagesOf } from '../../../conformance/stages.js';
import { begin, give, man, rider } from './support-play.js';

function told(position: Position, order: Order): Preview {
  const preview = PBEM.preview(position, 'red', order);
  if (!preview.ok) throw new Error(`refused: ${preview.refusal.because}`);
  return preview.value;
}

const batter = (...workers: readonly string[]): Order => ({ type: 'Batter', workers, what: 'Wain' });

describe('what a preview tells', () => {
  const work = begin({
    step: 'fire1',
    units: [man('Ann', 'red', 'D6'), man('Ben', 'red', 'D7'), man('Cy', 'red', 'A1'), man('Foe', 'blue', 'K1')],
    over: { carts: [{ id: 'Wain', hexes: ['E6', 'E7'] }] },
  });

  it('of battering by hand counts everybody who batters the same (pbem:19.41c)', () => {
    expect(told(work.position, batter('Ann'))).toMatchObject({ column: '6 of 30', distribution: { '23': 1, '18': 1 } });
    const begun = give(work, 'red', batter('Ann')).position;
    expect(told(begun, batter('Ben'))).toMatchObject({ column: '12 of 30', distribution: { '17': 1, '12': 1 } });
    const listed = PBEM.legal(begun, 'red', 'Ben').find(({ order }) => order.type === 'Batter');
    expect(listed?.odds).toEqual(told(begun, batter('Ben')));
  });

  it('of battering by hand is refused where the order is (pbem:19.2l)', () => {
    expect(PBEM.preview(work.position, 'red', batter('Cy'))).toMatchObject({ refusal: { rule: 'pbem:19.2l' } });
  });

  it('of a charge at a rider who is ready begins with the charge list (pbem:9.4e, 9.4f)', () => {
    const against = (...target: Parameters<typeof begin>[0]['units']): Position =>
      begin({ units: [...rider('Roland', 'red', ['E11', 'E12']), ...target, man('Foe', 'blue', 'K1')] }).position;
    const charge: Order = {
      type: 'Move',
      unit: 'Roland',
      path: ['E10', 'E9', 'E8', 'E7', 'E6', 'E5'].map((hex, index) => ({
        gait: 'forward',
        hexes: [hex, ['E11', 'E10', 'E9', 'E8', 'E7', 'E6'][index] ?? ''],
      })),
      charge: ['Piers'],
    };
    const attack: Order = { type: 'Attack', attackers: ['Roland'], defenders: ['Piers'], charge: true };
    const [ridden, onFoot] = [
      against(...rider('Piers', 'blue', ['E4', 'E3'])),
      against(man('Piers', 'blue', 'E4')),
    ].map((position) => {
      const ready = give({ position, log: [] }, 'red', charge);
      const closed = ['movement', 'fire2'].reduce((play) => give(play, 'red', { type: 'EndStep' }), ready);
      return told(closed.position, attack);
    });
    expect(ridden?.before).toMatchObject({ table: 'pbem:9.4f', byDie: { length: 10 } });
    expect(onFoot).toMatchObject({ column: '9-1' });
    expect(onFoot).not.toHaveProperty('before');
  });
});

describe('players of one side', () => {
  const units = [man('Ann', 'red', 'D6', { player: 'Anna' }), man('Ben', 'red', 'D8', { player: 'Bert' })];
  const foe = man('Foe', 'blue', 'D7');
  const players = { red: [{ name: 'Anna' }, { name: 'Bert' }] };
  const { position } = begin({
    step: 'combat',
    units: [...units, foe],
    over: { options: { multiPlayerSides: true, limitedTeamTalk: false }, players },
  });
  const attack: Order = { type: 'Attack', attackers: ['Ann'], defenders: ['Foe'] };

  it('are told odds of their own units only, as they give orders to these only (pbem:1.2c)', () => {
    const refusal = { code: 'notYourUnit', rule: 'pbem:1.2c' };
    expect(PBEM.preview(position, 'red/Anna', attack)).toMatchObject({ ok: true });
    expect(PBEM.preview(position, 'red/Bert', attack)).toMatchObject({ ok: false, refusal });
    expect(PBEM.preview(position, 'red', attack)).toMatchObject({ ok: false, refusal: { rule: 'pbem:1.2a' } });
    const moving = { ...position, turn: { ...position.turn, step: 'movement' } };
    expect(PBEM.survey?.wayOn(moving, 'red/Anna', 'Ann', [])).toMatchObject({ ok: true });
    expect(PBEM.survey?.wayOn(moving, 'red/Bert', 'Ann', [])).toMatchObject({ ok: false, refusal });
  });
});

describe('a game that is over', () => {
  it('lists and tells nothing, also of units that still hide (pbem:23.17)', () => {
    const { position } = begin({
      units: [man('Ann', 'red', 'D6'), man('Ben', 'red', 'D8'), man('Foe', 'blue', 'K1')],
      over: { options: { hiddenSetup: true } },
    });
    const { Ben, ...units } = position.units;
    const over: Position = {
      ...position,
      units,
      hidden: Ben ? { Ben } : {},
      outcome: { winner: 'red', reason: 'a test', points: {} },
    };
    const refusal = { code: 'gameOver', rule: 'pbem:23.17' };
    expect(PBEM.legal(over, 'red')).toEqual([]);
    expect(PBEM.legal(over, 'red', 'Ben')).toEqual([]);
    expect(PBEM.preview(over, 'red', { type: 'Fire', unit: 'Ben', target: 'Foe' })).toMatchObject({ refusal });
    expect(PBEM.survey?.reach(over, 'red', 'Ben')).toMatchObject({ refusal });
    expect(PBEM.survey?.wayOn(over, 'red', 'Ben', [])).toMatchObject({ refusal });
  });
});

describe('what a seat is told of its step', () => {
  it('are, of a duellist who must attack, only places in which he may end his move (pbem:12.8p)', () => {
    const stages = stagesOf((name) => name === '12-duel.yaml', 1).filter(
      ({ position: { duel, turn, outcome } }) => !outcome && turn.step === 'movement' && (duel?.idle ?? 0) >= 2,
    );
    const wrong: string[] = [];
    let left = 0;
    for (const { where, position } of stages) {
      const { side } = position.turn;
      const unit = position.duel?.champions[side] ?? '';
      const reach = PBEM.survey?.reach(position, side, unit);
      if (!reach?.ok) continue;
      left += 1;
      for (const { path, hexes } of reach.value.destinations) {
        const done = act(PBEM, position, side, { type: 'Move', unit, path: path as never }, NO_DICE);
        if (!done.ok && done.refusal.rule === 'pbem:12.8p') wrong.push(`${where}: ${hexes.join('-')}`);
      }
    }
    expect(left).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('is that a change of guards is lost with the movement step (pbem:22.7k)', () => {
    const stages = stagesOf((name) => name === '12-prisoners.yaml', 1).filter(
      ({ where, position: { turn, outcome } }) => /22.7k-take-over/.test(where) && !outcome && turn.step === 'movement',
    );
    const lost = stages.flatMap(({ position }) => PBEM.lost?.(position, position.turn.side, 'step') ?? []);
    expect(lost.flatMap(({ types }) => types)).toContain('Guard');
  });
});

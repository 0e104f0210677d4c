import { describe, expect, it, test } from '@jest/globals';
import { DIRECTIONS, opposite, type DirectionIndex } from '../../../../src/engine/hex/direction.js';
import type { SideSurvey } from '../../../../src/engine/game/hex-survey.js';
import type { Ruled } from '../../../../src/engine/game/refusal.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { coverAgainst } from '../../../../src/engine/rulesets/pbem/16-terrain/terrain-line.js';
import { crossingCost, entryCost } from '../../../../src/engine/rulesets/pbem/07-movement/entry.js';
import { fieldOfGame } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { MOVE } from '../../../../src/engine/rulesets/pbem/07-moves/movement.js';
import { moverKindOf } from '../../../../src/engine/rulesets/pbem/core/movement/mover.js';
import { seesHex } from '../../../../src/engine/rulesets/pbem/core/survey/seen.js';
import { SURVEY } from '../../../../src/engine/rulesets/pbem/05-sight/survey.js';
import { loadBoards } from '../../../../src/library/boards.js';
import { loadCatalogue } from '../../../../src/library/catalogue.js';
import { animal, foot, ground, rider, scene, unitOf } from './movement-scene.js';

function told<Value>(answer: Ruled<Value>): Value {
  if (!answer.ok) throw new Error(answer.refusal.because);
  return answer.value;
}

function costOf(costs: Ruled<readonly { readonly mp: number }[]>): number | null {
  return costs.ok ? costs.value.reduce((sum, { mp }) => sum + mp, 0) : null;
}

const boards = [...loadBoards().values()];

describe.each(boards.map((board) => [board.id, board] as const))('the survey of board %s', (_id, board) => {
  const walkers = [foot('Man', 'red', ''), ...rider('Rider', 'red', ''), animal('Mule', 'mule', '')];
  const position = scene({ board, units: walkers });
  const { places } = fieldOfGame(position);

  it('names only rules of the catalogue', () => {
    const catalogue = loadCatalogue(['pbem']);
    const rules = new Set(places.flatMap(({ name }) => told(SURVEY.hex(position, name)).rules));
    expect([...rules].filter((rule) => !catalogue.rule(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(5);
  });

  it('tells what units pay to enter and to cross', () => {
    const movers = [
      ['foot', unitOf(position, 'Man')],
      ['rider', unitOf(position, 'Rider')],
      ['horse', unitOf(position, 'Rider.horse')],
      ['mule', unitOf(position, 'Mule')],
    ] as const;
    const wrong: unknown[] = [];
    let compared = 0;
    const compare = (where: string, mover: string, is: number | null | undefined, shall: number | null): void => {
      compared += 1;
      if (is !== shall) wrong.push([where, mover, is, shall]);
    };
    for (const hex of places) {
      const { sides, entering, along } = told(SURVEY.hex(position, hex.name));
      expect(sides.map(({ direction }) => direction)).toEqual(DIRECTIONS);
      expect(sides.map(({ neighbour }) => neighbour)).toEqual(hex.neighbours.map((next) => next?.name ?? null));
      for (const [index, { crossing }] of sides.entries()) {
        const to = hex.neighbours[index];
        if (!to) continue;
        const same = to.terrain === hex.terrain && to.terrains.length === 1;
        for (const [mover, unit] of movers) {
          const priced = crossing.find((price) => price.mover === moverKindOf(unit));
          compare(`${hex.name}/${to.name}`, mover, priced?.mp, costOf(crossingCost(position, unit, hex, to)));
          // Where one wades it depends on the unit's MPA; who swims must climb out first (pbem:17.42a, 17.43a, 17.11c).
          if (hex.depth === 'shallow' || hex.depth === 'deep' || to.depth === 'bottomless') continue;
          const price = (same && along.length > 0 ? along : entering).find((one) => one.mover === mover);
          compare(hex.name, mover, price?.mp, costOf(entryCost(position, unit, to, hex)));
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });

  it('names each hexside alike from both sides', () => {
    const surveys = new Map(places.map((hex) => [hex, told(SURVEY.hex(position, hex.name))]));
    const alike = ({ name, type, shut }: SideSurvey, rise: number) => [name, type, shut, rise].join(' ');
    const [here, there]: [string[], string[]] = [[], []];
    for (const [hex, { sides }] of surveys) {
      for (const [index, side] of sides.entries()) {
        const beyond = hex.neighbours[index];
        const back = opposite(index as DirectionIndex);
        const facing = beyond?.neighbours[back] === hex ? surveys.get(beyond)?.sides[back] : undefined;
        if (!facing) continue;
        here.push(alike(side, side.rise));
        there.push(alike(facing, 0 - facing.rise));
      }
    }
    expect(there).toEqual(here);
    expect(here.length).toBeGreaterThan(1000);
  });

  it('tells sight and view as fire sees them', () => {
    const man = unitOf(position, 'Man');
    const lookers = places.filter((_, index) => index % 97 === 0);
    for (const from of lookers) {
      const { hexes } = told(SURVEY.view(position, from.name));
      expect(hexes).toEqual(places.filter((to) => seesHex(position, from, to)).map(({ name }) => name));
      const targets = places.filter((_, index) => index % 7 === 0);
      const sights = targets.map((to) => told(SURVEY.sight(position, from.name, to.name)));
      expect(sights.map(({ cover }) => cover?.drm ?? null)).toEqual(
        targets.map((to) => coverAgainst(position, from.name, to.name, man)),
      );
      expect(sights.map(({ free }) => free)).toEqual(targets.map(({ name }) => hexes.includes(name)));
      expect(sights.map(({ blockedBy }) => blockedBy === null)).toEqual(sights.map(({ free }) => free));
      expect(sights.filter(({ rules, rule }) => !rules.includes(rule))).toEqual([]);
      for (const { cover, covers, crossed, to } of sights) {
        // The heaviest stands first and alone counts; each is given by a place on the line, or in its last hex.
        expect(covers[0] ?? null).toEqual(cover?.drm ? cover : null);
        const passed = new Set([to, ...crossed.flatMap(({ where }) => where.split('/'))]);
        expect(covers.filter(({ hexes: by }) => !by.some((name) => passed.has(name)))).toEqual([]);
      }
    }
  });
});

describe('what has changed in the game', () => {
  const board = ground({
    walls: [['D4..D5', 'E4..E5']],
    terrain: { houseInterior: ['D4..D5', 'E4..E5'], doorHex: ['F5'], tree: ['H8'] },
    hexsides: { window: ['C4/D4'] },
  });

  test('pbem:16.23: a window that is shut is no way and no sight', () => {
    const side = (position: Position) =>
      told(SURVEY.hex(position, 'C4')).sides.find(({ neighbour }) => neighbour === 'D4');
    const open = side(scene({ board, units: [] }));
    const shut = side(scene({ board, units: [], live: { 'C4/D4': 'shut' } }));
    expect(open).toMatchObject({ name: 'C4/D4', type: 'window', state: null, shut: false, cover: 2 });
    expect(open?.crossing[0]).toEqual({ mover: 'foot', mp: 3, rule: 'pbem:16.23a' });
    expect(open?.advantage).toEqual({ value: 1, rule: 'pbem:16.23a' });
    expect(shut).toMatchObject({ state: 'shut', shut: true, cover: null });
    expect(shut?.crossing.map(({ mp }) => mp)).toEqual([null, null, null]);
  });

  test('cover is told with the hex or the hexside that gives it', () => {
    const position = scene({ board, units: [] });
    const { cover, covers } = told(SURVEY.sight(position, 'A3', 'D4'));
    expect(covers).toEqual([{ drm: 2, what: 'through C4/D4', rule: 'pbem:16.23b', hexes: ['C4', 'D4'] }]);
    expect(cover).toEqual(covers[0]);
    expect(told(SURVEY.sight(position, 'H10', 'H8')).covers).toMatchObject([{ what: 'in H8', hexes: ['H8'] }]);
    expect(told(SURVEY.sight(position, 'J3', 'J5')).covers).toEqual([]);
  });

  test('pbem:7.8, 16.122c: bodies and debris in a hex', () => {
    const crowd = ['A', 'B', 'C', 'D'].map((id) => foot(id, 'red', 'J9', id === 'D' ? {} : { health: 'dead' }));
    const position = scene({ board, units: crowd, debris: ['K5'] });
    const crowded = told(SURVEY.hex(position, 'J9'));
    expect(crowded.units).toEqual(['A', 'B', 'C', 'D']);
    expect(crowded.crowding).toMatchObject({ equivalents: 4, effect: 'double' });
    expect(crowded.advantage).toEqual({ value: -1, rule: 'pbem:7.8c' });
    const strewn = told(SURVEY.hex(position, 'K5'));
    expect(strewn).toMatchObject({ things: ['debris0'], advantage: { value: -1, rule: 'pbem:16.122c' } });
  });
});

describe('sight between units', () => {
  test('is had from any hex to any hex, and is best where cover is least', () => {
    const board = ground({ terrain: { houseInterior: ['K5'] }, walls: [['K5']] });
    const position = scene({ board, units: [foot('Man', 'red', 'K3'), ...rider('Rider', 'blue', 'K6-L7')] });
    expect(told(SURVEY.sight(position, 'K3', 'K6')).free).toBe(false);
    expect(told(SURVEY.sight(position, 'Man', 'Rider'))).toMatchObject({ from: 'K3', to: 'L7', free: true });
    expect(told(SURVEY.sight(position, 'Rider', 'Man'))).toMatchObject({ from: 'L7', to: 'K3', free: true });
    expect(told(SURVEY.view(position, 'Man')).units).toContain('Rider');
    expect(told(SURVEY.view(position, 'Rider')).units).toEqual(['Man']);
  });

  test('pbem:5.2b: who is not on the map neither sees nor is seen', () => {
    const position = scene({ units: [foot('Man', 'red', 'K3'), foot('Away', 'red', '')] });
    const refusal = { rule: 'pbem:5.2b', subject: 'Away' };
    expect(SURVEY.sight(position, 'Man', 'Away')).toMatchObject({ ok: false, refusal });
    expect(SURVEY.view(position, 'Away')).toMatchObject({ ok: false, refusal });
  });

  it.each([
    ['a hex off the map', 'ZZ99'],
    ['nothing', ''],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['something long', 'x'.repeat(5000)],
  ])('%s is nowhere', (_what, name) => {
    const position = scene({ units: [foot('Man', 'red', 'K3')] });
    const answers = [
      SURVEY.hex(position, name),
      SURVEY.sight(position, name, 'Man'),
      SURVEY.sight(position, 'Man', name),
      SURVEY.view(position, name),
      SURVEY.reach(position, 'red', name),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: false, refusal: { subject: name.slice(0, 60) } });
    }
  });
});

describe('reach', () => {
  const position = scene({
    units: [foot('Man', 'red', 'K3'), ...rider('Rider', 'red', 'R10-R11', 4), foot('Foe', 'blue', 'B2')],
  });

  it.each(['Man', 'Rider'])('of %s is what may be ordered, cheapest first', (id) => {
    const { mpLeft, destinations } = told(SURVEY.reach(position, 'red', id));
    const moves = MOVE.list(position, 'red', unitOf(position, id)).filter(({ order }) => !order.charge);
    const ends = (path: readonly { readonly hexes: readonly string[] }[]) => path.at(-1)?.hexes.join('-');
    expect(destinations.map(({ path, mp }) => [ends(path), mp]).sort()).toEqual(
      moves.map(({ order, mp }) => [ends(order.path), mp]).sort(),
    );
    const costs = destinations.map(({ mp }) => mp);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
    expect(costs.at(-1)).toBe(mpLeft);
  });

  it('tells the facing of units of two hexes', () => {
    const { destinations } = told(SURVEY.reach(position, 'red', 'Rider'));
    expect(destinations.find(({ hexes }) => hexes.join('-') === 'R9-R10')).toMatchObject({ facing: 'n', mp: 1 });
    expect(new Set(destinations.map(({ facing }) => facing)).size).toBe(6);
    expect(told(SURVEY.reach(position, 'red', 'Man')).destinations[0]?.facing).toBeNull();
  });

  test('pbem:2.56a: of the other side is not told', () => {
    const refusal = { code: 'notYourUnit', rule: 'pbem:2.56a', subject: 'Foe' };
    expect(SURVEY.reach(position, 'red', 'Foe')).toMatchObject({ ok: false, refusal });
  });

  test('pbem:13a: an animal goes nowhere by itself', () => {
    const stray = scene({ units: [animal('Mule', 'mule', 'K3', 8, { side: 'red' })] });
    expect(SURVEY.reach(stray, 'red', 'Mule')).toMatchObject({ ok: false, refusal: { rule: 'pbem:13a' } });
  });
});

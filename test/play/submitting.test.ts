import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { SubmitOrder } from '../../src/play/commands.js';
import { RevisionConflict } from '../../src/ledger/errors.js';
import { ServerDice } from '../../src/play/server-dice.js';
import { memoryLedger, newGame, NOW, order, RED, BLUE, serviceOn, SPECTATOR } from './support.js';
import { tinySetup } from './tiny.js';

const GO = { type: 'Go', unit: 'Ada', to: 'B2' } as const;

async function begin(setup = tinySetup()) {
  const ledger = await memoryLedger();
  const games = serviceOn(ledger);
  const game = await newGame(games, setup);
  const command = (over: Partial<SubmitOrder> = {}): SubmitOrder => ({
    game,
    viewer: RED,
    order: { kind: 'json', value: GO },
    dice: { kind: 'server' },
    expectedRevision: 0,
    commandId: randomUUID(),
    ...over,
  });
  const count = async () => (await games.events(game, SPECTATOR, 0, 1000)).length;
  return { ledger, games, game, command, count };
}

describe('submitting an order', () => {
  it('appends its events and shows the board after them', async () => {
    const { games, game, command } = await begin();
    const done = await games.submit(command());
    expect(done).toMatchObject({ kind: 'accepted', revision: 2, repeated: false });
    expect(done.kind === 'accepted' && done.events.map(({ event }) => event.type)).toEqual(['OrderGiven', 'UnitWent']);
    const seen = await games.see(game, BLUE, NOW);
    expect(seen.revision).toBe(2);
    expect(seen.position.units['Ada']?.hexes).toEqual(['B2']);
  });

  it('reads written notation, and refuses what it cannot read with the column', async () => {
    const { games, command, count } = await begin();
    expect(await games.submit(command({ order: { kind: 'text', text: 'Ada: C3' } }))).toMatchObject({
      kind: 'accepted',
    });
    const bad = await games.submit(command({ order: { kind: 'text', text: '???' }, expectedRevision: 2 }));
    expect(bad).toMatchObject({
      kind: 'refused',
      refusal: { code: 'malformed', because: 'column 1: expected a unit' },
    });
    expect(await count()).toBe(3);
  });

  it('refuses a written order in the name of the other side', async () => {
    const { games, command, count } = await begin();
    const done = await games.submit(command({ order: { kind: 'text', text: 'blue> Bob: C3' } }));
    expect(done).toMatchObject({ kind: 'refused', refusal: { code: 'notYourUnit', subject: 'blue' } });
    expect(await count()).toBe(1);
  });

  it('answers a refusal with its rule and what would be legal, and writes nothing', async () => {
    const { games, command, count } = await begin();
    const done = await games.submit(command({ order: { kind: 'json', value: { ...GO, to: 'A1' } } }));
    expect(done).toMatchObject({ kind: 'refused', revision: 0, refusal: { rule: 'tiny:1', code: 'illegal' } });
    expect(done.kind === 'refused' && done.instead.map(({ order }) => order)).toEqual([
      { type: 'Go', unit: 'Ada', to: 'B2' },
      { type: 'Go', unit: 'Ada', to: 'C3' },
    ]);
    expect(await count()).toBe(1);
  });

  it.each([null, 7, 'Go', [], { type: 'Fly' }])('refuses %j, which is no order', async (value) => {
    const { games, command, count } = await begin();
    const done = await games.submit(command({ order: { kind: 'json', value } }));
    expect(done).toMatchObject({ kind: 'refused', refusal: { code: 'malformed' } });
    expect(await count()).toBe(1);
  });

  it('is for seats of the side in turn only', async () => {
    const { games, command, count } = await begin();
    await expect(games.submit(command({ viewer: SPECTATOR }))).rejects.toMatchObject({ type: 'keyNeeded' });
    expect(await games.submit(command({ viewer: BLUE }))).toMatchObject({ refusal: { code: 'notYourTurn' } });
    const foreign = command({ order: { kind: 'json', value: { type: 'Go', unit: 'Bob', to: 'B2' } } });
    expect(await games.submit(foreign)).toMatchObject({ refusal: { rule: 'tiny:4' } });
    expect(await count()).toBe(1);
  });

  it.each(['no-game', '00000000-0000-4000-8000-000000000000'])('knows no game %s', async (game) => {
    const { games, command } = await begin();
    await expect(games.submit(command({ game }))).rejects.toMatchObject({ type: 'noSuchGame' });
  });
});

describe('the expected revision', () => {
  it.each([0, 1, 3, 5, 99])('%d is a conflict in a game at revision 4', async (expectedRevision) => {
    const { games, game, command, count } = await begin();
    await order(games, game, { type: 'Throw', unit: 'Ada' });
    await order(games, game, GO);
    expect(await count()).toBe(5);
    await expect(games.submit(command({ expectedRevision }))).rejects.toMatchObject({
      type: 'revisionConflict',
      expected: { kind: 'exactly', revision: expectedRevision },
      actual: 4,
    });
    expect(await count()).toBe(5);
  });

  it('lets one of two orders at the same revision pass, in one process', async () => {
    const { games, command, count } = await begin();
    const results = await Promise.allSettled([games.submit(command()), games.submit(command())]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await count()).toBe(3);
  });

  it('lets orders that are sent before the answers to earlier ones came pass in their turn', async () => {
    const { games, command, count } = await begin();
    const second = command({ order: { kind: 'json', value: { type: 'EndTurn' } }, expectedRevision: 2 });
    const answers = await Promise.all([games.submit(command()), games.submit(second)]);
    expect(answers).toMatchObject([
      { kind: 'accepted', revision: 2 },
      { kind: 'accepted', revision: 4 },
    ]);
    expect(await count()).toBe(5);
  });

  it('lets one of many orders at the same revision pass, over several processes', async () => {
    const { ledger, command, count } = await begin();
    const others = Array.from({ length: 8 }, () => serviceOn(ledger));
    const results = await Promise.allSettled(others.map((games) => games.submit(command())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RevisionConflict);
    }
    expect(await count()).toBe(3);
  });

  it('sees what another process appended before it decides', async () => {
    const { ledger, games, game, command } = await begin();
    await games.see(game, RED, NOW);
    await order(serviceOn(ledger), game, GO);
    await expect(games.submit(command({ order: { kind: 'json', value: GO } }))).rejects.toMatchObject({ actual: 2 });
    expect(await games.submit(command({ expectedRevision: 2 }))).toMatchObject({ refusal: { rule: 'tiny:1' } });
  });
});

describe('a repeated command', () => {
  it('gets the same answer, and writes nothing, though its revision is stale by then', async () => {
    const { games, game, command, count } = await begin();
    const once = command();
    const first = await games.submit(once);
    await order(games, game, { type: 'EndTurn' });
    const again = await games.submit(once);
    expect(again).toEqual({ ...first, repeated: true });
    expect(await count()).toBe(5);
  });

  it('gets the same answer from another process', async () => {
    const { ledger, games, command, count } = await begin();
    const once = command({ order: { kind: 'json', value: { type: 'Throw', unit: 'Ada' } } });
    const first = await games.submit(once);
    expect(await serviceOn(ledger).submit(once)).toEqual({ ...first, repeated: true });
    expect(await count()).toBe(3);
  });

  it('succeeds once however often and wherever it is sent at the same time, whatever dice each would roll', async () => {
    const { ledger, command, count } = await begin();
    const once = command({ order: { kind: 'json', value: { type: 'Throw', unit: 'Ada' } } });
    const random = { dice: () => new ServerDice() };
    const services = Array.from({ length: 6 }, () => serviceOn(ledger, random));
    const answers = await Promise.all([...services, ...services].map((games) => games.submit(once)));
    expect(answers.filter((answer) => answer.kind === 'accepted' && !answer.repeated)).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, repeated: true }))).size).toBe(1);
    expect(await count()).toBe(3);
  });

  it.each([
    ['another order', { order: { kind: 'json', value: { ...GO, to: 'C3' } } }],
    ['something that is no order', { order: { kind: 'json', value: 5 } }],
  ] as const)('with %s is refused as reused', async (_what, over) => {
    const { games, command, count } = await begin();
    const once = command();
    await games.submit(once);
    await expect(games.submit({ ...once, ...over })).rejects.toMatchObject({ type: 'commandReused' });
    expect(await count()).toBe(3);
  });

  it.each(['', 'a b', 'ä', 'x'.repeat(201)])('needs a key of printable ASCII: %p', async (commandId) => {
    const { games, command, count } = await begin();
    await expect(games.submit({ ...command(), commandId })).rejects.toMatchObject({ type: 'invalidRequest' });
    expect(await count()).toBe(1);
  });

  it('of another seat is another command, so that nobody can find out which keys the others use', async () => {
    const { games, command, count } = await begin();
    const once = command();
    await games.submit(once);
    const fresh = { ...once, commandId: 'a-key-that-nobody-has-used' };
    const told = await Promise.all(
      [once, fresh].map((other) =>
        games.submit({ ...other, viewer: BLUE }).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(told[0]).toMatchObject({ type: 'revisionConflict' });
    expect(told[1]).toEqual(told[0]);
    expect(await count()).toBe(3);
  });

  it('that was refused may be sent again with another order', async () => {
    const { games, command } = await begin();
    const refused = command({ order: { kind: 'json', value: { ...GO, to: 'A1' } } });
    expect(await games.submit(refused)).toMatchObject({ kind: 'refused' });
    expect(await games.submit({ ...refused, order: { kind: 'json', value: GO } })).toMatchObject({ kind: 'accepted' });
  });
});

describe('dice that a player reports (pbem:1.3b)', () => {
  const throwing = { kind: 'json', value: { type: 'Throw', unit: 'Ada' } } as const;

  it('are taken and recorded as reported if the game has the option', async () => {
    const { games, command } = await begin(tinySetup({ options: { honourDice: true } }));
    const done = await games.submit(command({ order: throwing, dice: { kind: 'reported', values: [9] } }));
    const die = { value: 9, source: 'reported', purpose: 'throw' };
    expect(done).toMatchObject({ kind: 'accepted', events: [{}, { event: { data: { die } } }] });
  });

  it.each([
    ['too few', [], 'diceMissing', 'tiny:2'],
    ['too many', [3, 4], 'diceWrong', 'pbem:1.3b'],
    ['no face of the die', [11], 'diceWrong', 'tiny:2'],
  ])('are refused if they are %s', async (_what, values, code, rule) => {
    const { games, command, count } = await begin(tinySetup({ options: { honourDice: true } }));
    const done = await games.submit(command({ order: throwing, dice: { kind: 'reported', values } }));
    expect(done).toMatchObject({ kind: 'refused', refusal: { code, rule } });
    expect(await count()).toBe(1);
  });

  it('are refused without the option', async () => {
    const { games, command, count } = await begin();
    const done = await games.submit(command({ order: throwing, dice: { kind: 'reported', values: [9] } }));
    expect(done).toMatchObject({ kind: 'refused', refusal: { code: 'diceWrong', rule: 'pbem:1.3b' } });
    expect(await count()).toBe(1);
  });

  it('belong to the command: the same one with other dice is reused', async () => {
    const { games, command } = await begin(tinySetup({ options: { honourDice: true } }));
    const once = command({ order: throwing, dice: { kind: 'reported', values: [9] } });
    await games.submit(once);
    expect(await games.submit(once)).toMatchObject({ repeated: true });
    const other = { ...once, dice: { kind: 'reported', values: [10] } } as const;
    await expect(games.submit(other)).rejects.toMatchObject({ type: 'commandReused' });
  });
});

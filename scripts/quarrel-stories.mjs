/**
 * The six stories of docs/quarrels.md, played over the public API: what was written, and what the server and `herald
 * verify` answered. Ids, hashes and times are left out, so that the stories are the same each time.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { herald } from '../dist/cli/herald.js';

/** Columns of a line. */
const WIDTH = 118;
/** An event that shows a secret of the dice, which is another one each time. */
const SHOWS_SECRET = /can be checked: [0-9a-f]+$/;

const DOCUMENTS = {
  create: 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id sides } }',
  join: 'mutation ($game: ID!, $side: String!) { joinGame(input: { game: $game, side: $side }) { key } }',
  head: 'query ($id: ID!) { game(id: $id) { revision } }',
  order: `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename
    ... on OrderAccepted { events { revision text } }
    ... on OrderRefused { refusal { code rule reason } } } }`,
};
const PARLEY = `__typename
  ... on Refusal { code rule reason }
  ... on Parley {
    claims { number side at what standing verdict { verdict rule reason } }
    amendments { number at kind standing what }
    corrections { claim at asks { side purpose } orders { at fate } differences { unit member was is } }
  }`;

/** A game of honour whose players report their dice, with the keys of its seats, and what was said in it so far. */
class Table {
  lines = [];
  #commands = 0;

  constructor({ ask, url }, game, keys) {
    Object.assign(this, { ask, url, game, keys });
  }

  static async begin(server, scenario) {
    const options = [{ name: 'honourDice', on: true }];
    const kept = { keeping: 'onHonour', dice: { mode: 'reported' }, options };
    const input = { scenario, commandId: crypto.randomUUID(), ...kept };
    const { createGame } = await asked(server.ask, DOCUMENTS.create, { input });
    const keys = {};
    for (const side of createGame.sides) {
      keys[side] = (await asked(server.ask, DOCUMENTS.join, { game: createGame.id, side })).joinGame.key;
    }
    return new Table(server, createGame.id, keys);
  }

  /** Gives a written order; the revision of its first event. `quiet`: the story does not tell it. */
  async order(side, text, { dice, stated, quiet = false } = {}) {
    const { revision } = (await asked(this.ask, DOCUMENTS.head, { id: this.game })).game;
    const input = { ...this.#command(), expectedRevision: revision, order: { text }, dice, stated };
    const { submitOrder } = await asked(this.ask, DOCUMENTS.order, { input }, this.keys[side]);
    const { events, refusal } = submitOrder;
    if (refusal) throw new Error(`${side} ${text}: ${refusal.reason}`);
    if (!quiet) {
      const told = events.slice(1).filter((event) => !SHOWS_SECRET.test(event.text));
      this.#tell(`${side} writes: ${text}${noted(dice, stated)}`);
      this.#tell(...told.map((event) => `  event ${event.revision}: ${event.text}`));
    }
    return events[0].revision;
  }

  async claim(side, at, what) {
    const words = `${side} claims event ${at}: ${what}`;
    const { claims, corrections } = await this.#say(side, 'fileClaim', 'FileClaimInput', { at, what }, words);
    const { number, standing, verdict } = claims.at(-1);
    this.#tell(`  ${standing}${verdict.rule ? ` (${verdict.rule})` : ''}: ${verdict.reason}`);
    this.#tellCorrection(corrections, number);
  }

  async slip(side, at, meant, what) {
    const words = `${side} asks to read event ${at} as ${meant}: ${what}`;
    await this.#say(side, 'proposeSlip', 'ProposeSlipInput', { at, meant: { text: meant }, what }, words);
  }

  async agree(side, amendment) {
    const members = { amendment, agree: true };
    const words = `${side} agrees`;
    const said = await this.#say(side, 'answerAmendment', 'AnswerAmendmentInput', members, words);
    this.#tellCorrection(said.corrections, amendment);
  }

  /** The export of the game, or its signed head. */
  async fetched(what) {
    const answer = await fetch(`${this.url}/games/${this.game}/${what}`);
    if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
    return answer.text();
  }

  /** Tells what `herald verify` finds in a file, with a head that somebody kept. */
  async verified(words, text, head) {
    const folder = mkdtempSync(join(tmpdir(), 'herald-story-'));
    const files = { log: join(folder, 'game.ndjson'), head: join(folder, 'head.note') };
    writeFileSync(files.log, text);
    if (head) writeFileSync(files.head, head);
    const found = await verify([files.log, ...(head ? ['--head', files.head] : [])]);
    rmSync(folder, { recursive: true });
    const told = found.split('\n').filter((line) => /^(  |right|wrong|head {9}that)/.test(line));
    this.#tell(words, ...told.map((line) => `  ${line.trim().replace(/; its signature .*/, '')}`));
  }

  #command() {
    return { game: this.game, idempotencyKey: `${(this.#commands += 1)}` };
  }

  async #say(side, mutation, type, members, words) {
    this.#tell(words);
    const input = { ...this.#command(), ...members };
    const document = `mutation ($input: ${type}!) { said: ${mutation}(input: $input) { ${PARLEY} } }`;
    const { said } = await asked(this.ask, document, { input }, this.keys[side]);
    if (said.reason !== undefined) throw new Error(`${words}: ${said.reason}`);
    return said;
  }

  #tellCorrection(corrections, number) {
    const correction = corrections.at(-1);
    if (correction?.claim !== number) return;
    const { orders, differences } = correction;
    this.#tell(...orders.map(({ at, fate }) => `  order at event ${at}: ${fate}`));
    for (const { unit, member, was, is } of differences) {
      this.#tell(`  ${unit} ${member}: ${JSON.stringify(was)} as played, ${JSON.stringify(is)} as corrected`);
    }
  }

  #tell(...lines) {
    this.lines.push(...lines.flatMap(wrapped));
  }
}

function noted(dice, stated) {
  const rolled = dice ? `, die ${dice.join(', ')}` : '';
  return stated ? `${rolled}, stated ${JSON.stringify(stated)}` : rolled;
}

/** A line, broken between words where it is too long; what follows is indented further. */
function wrapped(line) {
  if (line.length <= WIDTH) return [line];
  const end = line.lastIndexOf(' ', WIDTH);
  const indent = /^ */.exec(line)[0];
  return [line.slice(0, end), ...wrapped(`${indent}  ${line.slice(end + 1)}`)];
}

async function asked(ask, document, variables, key) {
  const { data, errors } = await ask(document, variables, key);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The output of `herald verify`, whatever it finds. */
async function verify(words) {
  let text = '';
  const out = new Writable({ write: (chunk, _encoding, done) => done(void (text += chunk.toString())) });
  await herald(['verify', ...words], { out, err: process.stderr, watched: false });
  return text;
}

/** The export without its last events, from one on, with a footer that fits; nobody can sign its head. */
async function cutOff(text, from) {
  const lines = text.trimEnd().split('\n');
  const kept = lines.slice(0, from + 1);
  const { head: _head, ...footer } = JSON.parse(lines.at(-1));
  const end = { ...footer, events: from, lastHash: JSON.parse(kept.at(-1)).hash };
  const folder = mkdtempSync(join(tmpdir(), 'herald-story-'));
  const file = join(folder, 'game.ndjson');
  writeFileSync(file, `${[...kept, JSON.stringify(end)].join('\n')}\n`);
  const { fingerprint } = JSON.parse(await verify([file, '--json']));
  rmSync(folder, { recursive: true });
  return `${[...kept, JSON.stringify({ ...end, fingerprint })].join('\n')}\n`;
}

/** The villagers' first step is over, and they may move. */
async function brawl(server) {
  const table = await Table.begin(server, 'tavern-brawl');
  await table.order('red', 'end step', { quiet: true });
  return table;
}

/** The stories by name; each gives the table at which it was played. */
const STORIES = {
  async 'an MP too many'(server) {
    const table = await brawl(server);
    const at = await table.order('red', 'Wat: P6, P5, P4, P3, P2, P1, O1');
    await table.claim('blue', at, 'Wat has six MP, and this is the seventh hex.');
    return table;
  },
  async 'a wrong column'(server) {
    const table = await brawl(server);
    await table.order('red', 'Sim: P8', { quiet: true });
    await table.order('blue', 'let pass', { quiet: true });
    for (let step = 0; step < 2; step += 1) await table.order('red', 'end step', { quiet: true });
    const at = await table.order('red', 'Sim attacks Hamo', { dice: [1], stated: { column: '2-1' } });
    await table.claim('blue', at, 'Seven against seven is 1-1.');
    return table;
  },
  async 'a forgotten modifier'(server) {
    const table = await Table.begin(server, 'dawn-raid');
    const at = await table.order('red', 'Leofa: fire at Hubert', { dice: [5], stated: { modifier: 2 } });
    await table.claim('blue', at, 'The modifiers add up to 3: you forgot the armour.');
    return table;
  },
  async 'a typing error'(server) {
    const table = await brawl(server);
    const at = await table.order('red', 'Wat: P6, P5');
    await table.slip('red', at, 'Wat: P6, Q6', 'P5 is the hex beside the one that I meant.');
    await table.agree('blue', 1);
    return table;
  },
  async 'a late claim'(server) {
    const table = await brawl(server);
    const at = await table.order('red', 'Wat: P6, P5, P4, P3, P2, P1, O1');
    await table.order('red', 'end turn', { quiet: true });
    await table.order('blue', 'end step');
    await table.claim('blue', at, 'Wat has six MP, and this is the seventh hex.');
    return table;
  },
  async 'a forged export'(server) {
    const table = await STORIES['an MP too many'](server);
    const [text, head] = [await table.fetched('events.ndjson'), await table.fetched('head')];
    table.lines = [];
    await table.verified('the export, with the head that blue kept after the claim:', text, head);
    await table.verified('one number changed, "mp":7 to "mp":6:', text.replace('"mp":7,', '"mp":6,'));
    const before = text.split('\n').findIndex((line) => line.includes('"type":"ClaimFiled"')) - 1;
    const forged = await cutOff(text, before);
    await table.verified('the claim and its correction cut off, the footer made anew:', forged);
    await table.verified('the same file, with the head that blue kept:', forged, head);
    return table;
  },
};

/** The texts of all stories by their names, told on a server: how it is asked over GraphQL, and its address. */
export async function tellStories(server) {
  const told = new Map();
  for (const [name, play] of Object.entries(STORIES)) told.set(name, (await play(server)).lines.join('\n'));
  return told;
}

/** A page with the texts of the stories in their places: the block after the mark of each. */
export function withStories(page, told) {
  let text = page;
  for (const [name, lines] of told) {
    const place = new RegExp(`(<!-- story: ${name} -->\n\n\`\`\`text\n)[^]*?(^\`\`\`$)`, 'm');
    if (!place.test(text)) throw new Error(`the page has no place for the story "${name}"`);
    text = text.replace(
      place,
      (_, before, after) => `${before}${lines}
${after}`,
    );
  }
  return text;
}

// Writes docs/events.md from the definitions of the events, or with --check tells whether the committed file differs.
import { readFile, writeFile } from 'node:fs/promises';
import { EVENT_FAMILIES } from '../dist/api/event-schemas.js';
import { namedIn } from '../dist/engine/game/define/named-forms.js';

const FILE = new URL('../docs/events.md', import.meta.url);
const TITLES = {
  game: 'Events of a game',
  dice: 'What any log tells of its dice',
  parley: 'What the seats of a game say besides orders',
  siege: 'Events of a siege',
  campaign: 'Events of a campaign',
  seats: 'Events of seats',
  accounts: 'Events of accounts',
  webhooks: 'Events of webhooks',
};
const WIDTH = 120;
const HEAD = `# Events

Every type of event that a game, a siege, a campaign, the seats of a game, an account or the webhooks can record, with
its data: what the \`events\` and \`noEvents\` of a [conformance case](conformance.md) may name. A member with a question
mark is absent where the remark says so, or where there is nothing to tell. \`UnitId\`, \`SideId\`, \`ItemId\`, \`HexName\` and
the like are names as texts; a \`rule\` is an id of the catalogue, for example \`pbem:7.3c\`. Not everybody may see what is
marked _secret_. The same as JSON Schema: \`content/schemas/events\`, and \`GET /schemas/events\` ([rest.md](rest.md)).

Written by \`npm run events\` from the definitions of the source; do not edit.
`;

/** A text in lines of at most `width` columns; lines after the first are indented. */
function wrapped(text, indent = '', width = WIDTH) {
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length > width && line.trim() !== '') {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = next;
  }
  return [...lines, line].join('\n');
}

function members(fields, secret = {}) {
  return Object.entries(fields).flatMap(([key, form]) => {
    const said = [secret[key] ? '_Secret._' : '', form.remark ?? ''].filter((one) => one !== '').join(' ');
    const { variant } = form;
    const written = variant ? 'object' : form.written;
    const of = variant ? ` by \`${variant.member}\`:` : '';
    const line = `- \`${key}${form.optional ? '?' : ''}: ${written}\`${of}${said === '' ? '' : ` ${said}`}`;
    const variants = Object.entries(variant?.forms ?? {}).map(([which, one]) => {
      const text = wrapped(`- ${which}: \`${one.written}\`${one.remark ? ` ${one.remark}` : ''}`, '  ', WIDTH - 2);
      return text.replace(/^/gm, '  ');
    });
    return [wrapped(line, '  '), ...variants];
  });
}

function eventText(type, { remark, form, more }) {
  return [`### ${type}`, wrapped(remark), members(form.fields, more.secret).join('\n')].join('\n\n');
}

function familyText([family, definitions]) {
  const events = Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1));
  return [`## ${TITLES[family]}`, ...events.map(([type, one]) => eventText(type, one))].join('\n\n');
}

function typeText({ name, remark, form }) {
  const shown = form.fields ? members(form.fields).join('\n') : wrapped(`\`${form.written}\``);
  return [`### ${name}`, wrapped(remark), shown].join('\n\n');
}

const families = Object.entries(EVENT_FAMILIES);
const forms = families.flatMap(([, definitions]) => Object.values(definitions).map(({ form }) => form));
const types = namedIn(forms).toSorted((one, other) => (one.name < other.name ? -1 : 1));
const parts = [HEAD.trimEnd(), ...families.map(familyText), '## Types of members', ...types.map(typeText)];
const made = `${parts.join('\n\n')}\n`;
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept === made) console.log('docs/events.md is what the definitions of the events say');
  else {
    console.error('docs/events.md is not what the definitions of the events say: run npm run events and commit it');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, made);
}

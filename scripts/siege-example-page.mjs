/**
 * The worked example of docs/sieges.md: its documents are carried out on a server as they stand on the page, and the
 * answers are written behind them. Keys and ids are left out of the answers, and long lists are cut.
 */
const CHAPTER = /## A worked example\n([^]*?)\n## /;
const DOCUMENT = /```graphql\n([^]*?)```\n(?:\n<!-- answer -->\n\n```json\n([^]*?)```\n)?/g;
const STANDS = 'query ($siege: ID!) { siege(id: $siege) { revision initiative } }';
/** Members of a list that are shown. */
const SHOWN = 2;
const MORE = /^\.\.\. (\d+) more$/;

/** The documents of the chapter, each with the answer that the page shows; null: none. */
export function documentsOn(page) {
  const [, chapter = ''] = CHAPTER.exec(page) ?? [];
  return [...chapter.matchAll(DOCUMENT)].map(([, document, answer]) => ({ document, answer: answer ?? null }));
}

/** The page with these answers behind its documents, in their order. */
export function withAnswers(page, answers) {
  const left = [...answers];
  return page.replace(CHAPTER, (chapter) =>
    chapter.replace(DOCUMENT, (_, document) => {
      const answer = JSON.stringify(left.shift(), null, 2);
      return `\`\`\`graphql\n${document}\`\`\`\n\n<!-- answer -->\n\n\`\`\`json\n${answer}\n\`\`\`\n`;
    }),
  );
}

/**
 * Carries the documents out, one after the other, each with the key of the side that its first line names. The siege,
 * and the answer to each document as the page shows it.
 */
export async function carriedOut(ask, documents) {
  const keys = new Map();
  const answers = [];
  let siege = '';
  for (const { document } of documents) {
    const stands = siege === '' ? null : (await asked(ask, STANDS, { siege })).siege;
    const named = /^# (\w+)/.exec(document)?.[1];
    const key = keys.get(named === 'initiative' ? stands?.initiative : named);
    if (named !== undefined && key === undefined) throw new Error(`nobody has the key of ${named}`);
    const data = await asked(ask, document, { siege, revision: stands?.revision }, key);
    if (data.createSiege) siege = data.createSiege.id;
    if (data.attacker?.key) for (const side of ['attacker', 'defender']) keys.set(side, data[side].key);
    answers.push(shown(data, siege));
  }
  return { siege, answers };
}

/** The form of an answer: names of members and types of values, so that answers with other dice have the same. */
export function formOf(value) {
  if (Array.isArray(value)) {
    const forms = value.filter((one) => !MORE.test(one)).map((one) => JSON.stringify(formOf(one)));
    return [...new Set(forms)].sort().map((form) => JSON.parse(form));
  }
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, formOf(member)]));
}

function shown(value, siege) {
  if (Array.isArray(value)) {
    const members = value.map((one) => shown(one, siege));
    if (members.length <= SHOWN + 1) return members;
    return [...members.slice(0, SHOWN), `... ${members.length - SHOWN} more`];
  }
  if (typeof value === 'string') return value.replace(/^hk_\S+$/, 'hk_...').replaceAll(siege || '\n', '<siege>');
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shown(member, siege)]));
}

async function asked(ask, document, variables, key) {
  const { data, errors } = await ask(document, variables, key);
  if (errors) throw new Error(`${document}: ${JSON.stringify(errors)}`);
  return data;
}

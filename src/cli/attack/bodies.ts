import { faultOf, type Attack } from './attack.js';
import type { Target } from './target.js';

const MEBIBYTE = 1024 * 1024;

/** Bodies that are no request. */
const MALFORMED: Readonly<Record<string, string | Buffer>> = {
  'an empty body': '',
  'half a body': '{"query":"{ rulesets',
  'a list': '[]',
  'a batch': '[{"query":"{ rulesets { id } }"},{"query":"{ rulesets { id } }"}]',
  'a number as query': '{"query":7}',
  'a word as variables': '{"query":"{ rulesets { id } }","variables":"x"}',
  'a prototype': '{"query":"query ($a: ID!) { game(id: $a) { id } }","variables":{"__proto__":{"a":"x"}}}',
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x22, 0x3a, 0x7d]),
  'a body nested 100,000 times': `{"query":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
};

/** Malformed and huge bodies. */
export const bodies: Attack = {
  name: 'bodies',
  what: 'malformed and huge bodies',
  async try(target) {
    const faults: string[] = [];
    for (const [what, body] of Object.entries(MALFORMED)) {
      const { status, code } = await target.post(body);
      faults.push(...faultOf(what, status, code, ['BAD_INPUT', 'QUERY_TOO_DEEP']));
    }
    return [...faults, ...(await hugeBody(target))];
  },
};

/** The server may answer 413, or cut the connection while the body is still under way. */
async function hugeBody(target: Target): Promise<readonly string[]> {
  const body = `{"query":"{ ${'a'.repeat(65 * MEBIBYTE)} }"}`;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const status = await target.send('/graphql', sent).then(
    (reply) => reply.status,
    () => 413,
  );
  return status === 413 ? [] : [`a body of 65 MiB is answered ${status}`];
}

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Documents that cost more than they may; all are refused before anything is looked up. */
const COSTLY: Readonly<Record<string, string>> = {
  'a query of 300 levels': `{ __type(name: "Game") { ${'ofType { '.repeat(300)}name${' }'.repeat(300)} } }`,
  'a list of 1,400 levels': `{ game(id: ${'['.repeat(1400)}1${']'.repeat(1400)}) { id } }`,
  'an alias bomb': `{ ${times(400, (index) => `a${index}: rulesets { id }`)} }`,
  'a bomb of fragments': `{ ...f0 } ${times(25, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f25 on Query { rulesets { id } }`,
  'fragments in a circle': '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  '5,000 tokens': `{ ${times(1700, () => 'rulesets { id }')} }`,
  '200 directives': `{ rulesets ${times(200, () => '@include(if: true)')} { id } }`,
  'orders of both sides thirty times': `{ ${times(30, (at) => `a${at}: game(id: "x") { legalOrders { text } }`)} }`,
  'a wide list of lists':
    '{ games(first: 200) { edges { node { id history(first: 200) { edges { node { data } } } } } } }',
};

/** Deep and costly queries, alias bombs. */
export const documents: Attack = {
  name: 'documents',
  what: 'deep and costly queries, bombs of aliases and fragments',
  async try(target) {
    const faults: string[] = [];
    for (const [what, query] of Object.entries(COSTLY)) {
      const { status, code } = await target.ask(query);
      faults.push(...faultOf(what, status, code, ['QUERY_TOO_DEEP', 'QUERY_TOO_COMPLEX', 'BAD_INPUT']));
    }
    return faults;
  },
};

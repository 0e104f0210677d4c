import type { Form } from '../game/define/form.js';
import type { OrderDefinition } from '../game/define/order.js';
import { readName } from './name.js';
import { readHex } from './place.js';
import type { Scanner } from './scanner.js';

/** One word or one member of a template, and the part in square brackets that it belongs to, if it may be absent. */
type Part = { readonly member: string; readonly form: Form } | { readonly word: string };
interface Group {
  readonly parts: readonly Part[];
  readonly optional: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/** The written form of an order that one unit gives, made from the template of the definition. */
export interface OrderTemplate {
  /** The word that follows the name of the unit and its colon. */
  readonly verb: string;
  /** Writes an order in one line. */
  readonly print: (order: object) => string;
  /** Takes what follows the verb, and gives the members of the order but its type. Throws NotationError. */
  readonly read: (scanner: Scanner, unit: string) => Members;
}

/**
 * Makes the written form of a template: `fix {item}`, `kindle {what} in {hex}[ with {aid}]`. It begins with a verb;
 * `{…}` names a member of the order; the words in square brackets stand only if the member between them is there. The
 * member `unit` stands before the colon. Throws Error if the definition has no member of that name.
 */
export function orderTemplate(template: string, { form }: OrderDefinition): OrderTemplate {
  const { fields = {} } = form;
  const groups = groupsOf(template, (member) => {
    const found = fields[member];
    if (!found) throw new Error(`the template ${template} names a member that is not there: ${member}`);
    return found;
  });
  const [verb = ''] = template.split(' ');
  return {
    verb,
    print: (order) => {
      const members = order as Members;
      const written = groups.flatMap(({ parts, optional }) =>
        optional && isAbsent(parts, members) ? [] : parts.map((part) => printed(part, members)),
      );
      return `${String(members['unit'])}: ${written.join(' ')}`;
    },
    read: (scanner, unit) => {
      const members: Record<string, unknown> = { unit };
      for (const [index, { parts, optional }] of groups.entries()) {
        const [first] = parts;
        const begins = first && 'word' in first ? first.word : '';
        if (optional && !scanner.isNext(begins)) continue;
        for (const part of index === 0 ? parts.slice(1) : parts) readPart(part, scanner, members);
      }
      return members;
    },
  };
}

function groupsOf(template: string, formOf: (member: string) => Form): readonly Group[] {
  return template
    .split(/[[\]]/)
    .filter((text) => text.trim() !== '')
    .map((text, index) => ({
      optional: index > 0,
      parts: text
        .trim()
        .split(' ')
        .map((part): Part => {
          const member = /^\{(\w+)\}$/.exec(part)?.[1];
          return member === undefined ? { word: part } : { member, form: formOf(member) };
        }),
    }));
}

function isAbsent(parts: readonly Part[], members: Members): boolean {
  return parts.some((part) => 'member' in part && members[part.member] === undefined);
}

function printed(part: Part, members: Members): string {
  return 'word' in part ? part.word : String(members[part.member]);
}

function readPart(part: Part, scanner: Scanner, members: Record<string, unknown>): void {
  if ('word' in part) {
    if (!scanner.word(part.word)) scanner.fail(`"${part.word}"`);
  } else {
    const isHex = part.form.named?.name === 'HexName';
    members[part.member] = isHex ? readHex(scanner) : readName(scanner, expectedIn(part.form));
  }
}

/** A member in the words of a message that says that it is missing: `the torch`, from the remark `The torch.`. */
function expectedIn({ remark, named }: Form): string {
  const told = (remark ?? named?.remark ?? 'a name').replace(/(?:, by .*|\s\(.*|\.)$/, '');
  return `${told.charAt(0).toLowerCase()}${told.slice(1)}`;
}

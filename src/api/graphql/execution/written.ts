import type { GraphQLFormattedError } from 'graphql';

/** The data of an answer as text. To any other code it is the value that the text stands for. */
export class Written {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** The members of an answer, in the order in which they are sent. */
interface Answer {
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  readonly data?: unknown;
  readonly extensions?: unknown;
}

/** The body of an answer; data that are text already are not written again. */
export function bodyOf(answer: Answer): string {
  const { data, errors } = answer;
  if (!(data instanceof Written)) return `${JSON.stringify(answer)}\n`;
  return `{${errors ? `"errors":${JSON.stringify(errors)},` : ''}"data":${data.text}}\n`;
}

import type { GraphQLError } from 'graphql';

/** A place in the answer. `typename`: the type whose field it is; undefined: it is a place in a list. */
export interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

/** The errors of an operation. Nothing is said of a place below one that an error has made null already. */
export class Errors {
  readonly all: GraphQLError[] = [];
  readonly #nulled = new Set<Path | undefined>();

  /** `path`: what becomes null by it; undefined: the whole answer. */
  add(error: GraphQLError, path: Path | undefined): void {
    if (this.#isNulled(path)) return;
    this.#nulled.add(path);
    this.all.push(error);
  }

  #isNulled(path: Path | undefined): boolean {
    for (let at = path; at !== undefined; at = at.prev) {
      if (this.#nulled.has(at)) return true;
    }
    return this.#nulled.has(undefined);
  }
}

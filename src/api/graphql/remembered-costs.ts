import { type DocumentNode, Kind, visit } from 'graphql';
import { Lru } from '../../ledger/lru.js';
import { costOf, COSTLY_ARGUMENTS, type Costly } from './cost.js';

const COSTLY: ReadonlySet<string> = new Set(COSTLY_ARGUMENTS);
/** Costs of one document that are remembered, and how long the values may be on which they depend. */
const COSTS_MAX = 100;
const KEY_MAX = 500;

/**
 * Computes the costs of operations, and remembers them for documents that come again. Apollo keeps a document that it
 * has parsed, so a client that sends the same one has the same object here. To compute a cost takes longer than to give
 * an order: all values of variables are read against their types, twice.
 */
export class RememberedCosts {
  readonly #variables = new WeakMap<DocumentNode, ReadonlySet<string>>();
  readonly #costs = new WeakMap<DocumentNode, Lru<number>>();

  /** As `costOf`; throws QUERY_TOO_COMPLEX. */
  of(asked: Costly): number {
    const { document } = asked;
    const key = this.#keyOf(asked);
    const costs = this.#costs.get(document) ?? new Lru<number>(COSTS_MAX);
    const known = costs.get(key);
    if (known !== undefined) return known;
    const cost = costOf(asked);
    this.#costs.set(document, costs);
    if (key.length <= KEY_MAX) costs.set(key, cost);
    return cost;
  }

  /** The name of the operation, and the values on which its cost depends; an absent one is not the same as null. */
  #keyOf({ document, operationName, variables }: Costly): string {
    const names = this.#variables.get(document) ?? costlyVariables(document);
    this.#variables.set(document, names);
    const values = variables ?? {};
    return JSON.stringify([
      operationName ?? null,
      ...[...names].map((name) => (Object.hasOwn(values, name) ? [values[name]] : [])),
    ]);
  }
}

/** The variables on whose values the cost of a document depends: those in costly arguments, and in all directives. */
function costlyVariables(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const gather = { Variable: ({ name }: { readonly name: { readonly value: string } }) => void names.add(name.value) };
  visit(document, {
    [Kind.ARGUMENT]: (node) => {
      if (COSTLY.has(node.name.value)) visit(node, gather);
    },
    [Kind.DIRECTIVE]: (node) => void visit(node, gather),
  });
  return names;
}

/** Where the read model is kept. It holds nothing that the ledger does not hold, and can be thrown away. */
export type ReadModelConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema?: string };

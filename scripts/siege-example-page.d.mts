/** A document of the page, with the answer that the page shows; null: none. */
export interface ExampleDocument {
  readonly document: string;
  readonly answer: string | null;
}

type Ask = (query: string, variables: Record<string, unknown>, key?: string) => Promise<unknown>;

/** The documents of the chapter in their order. */
export function documentsOn(page: string): readonly ExampleDocument[];

/** The page with these answers behind its documents, in their order. */
export function withAnswers(page: string, answers: readonly unknown[]): string;

/** Carries the documents out: the siege, and the answer to each document as the page shows it. */
export function carriedOut(
  ask: Ask,
  documents: readonly ExampleDocument[],
): Promise<{ readonly siege: string; readonly answers: readonly unknown[] }>;

/** The form of an answer: names of members and types of values. */
export function formOf(value: unknown): unknown;

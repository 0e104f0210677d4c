/** A server: how it is asked over GraphQL, and its address. */
export interface StoryServer {
  readonly ask: (query: string, variables: Record<string, unknown>, key?: string) => Promise<unknown>;
  readonly url: string;
}

/** The texts of all stories by their names. */
export function tellStories(server: StoryServer): Promise<ReadonlyMap<string, string>>;

/** A page with the texts of the stories in their places. */
export function withStories(page: string, told: ReadonlyMap<string, string>): string;

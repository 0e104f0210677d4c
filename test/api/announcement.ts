/** The message of a server when it listens (`herald serve --json`). */
export interface Announcement {
  readonly url: string;
  /** Where the metrics are, if they have a port of their own. */
  readonly metrics: string | null;
  readonly demo: {
    readonly game: string;
    readonly seats: readonly { readonly side: string; readonly key: string }[];
  } | null;
}

/** What a client asked of a fake server. */
export interface FakeCall {
  readonly kind: 'append' | 'read' | 'subscribe' | 'delete';
  /** Empty: the whole log. */
  readonly stream: string;
}

/**
 * What befalls a call. `cut`: the connection breaks before anything is done, while the request is still coming, or when
 * all is done. `lost`: all is done, and no answer comes. `dropped`: nothing is done, and the server says after a while
 * that the time is over, as KurrentDB does to appends whose ids are being written. `denied`: the user may not do it.
 */
export type Mood =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'cut'; readonly when: 'before' | 'in' | 'after' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'dropped'; readonly ms: number }
  | { readonly kind: 'denied' };

/** The mood in which a server meets a call; undefined: it does what it is asked. */
export type Temper = (call: FakeCall) => Mood | undefined;

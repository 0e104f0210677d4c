/** How each member of a view is made from what the view shows. */
export type Members<View, Shown> = { readonly [Name in keyof View]-?: (shown: Shown) => View[Name] };

/**
 * Makes views whose members are worked out when a query reads them: a game has 45 members, a unit 50, and most queries
 * ask for a few. A member that is read twice is worked out twice. Such a view cannot be copied with a spread, which
 * finds no members in it.
 */
export function whenRead<View extends object, Shown>(members: Members<View, Shown>): (shown: Shown) => View {
  class WhenRead {
    readonly #shown: Shown;

    constructor(shown: Shown) {
      this.#shown = shown;
    }

    static {
      for (const name of Object.keys(members) as (keyof View & string)[]) {
        const make = members[name];
        Object.defineProperty(WhenRead.prototype, name, {
          get(this: WhenRead) {
            return make(this.#shown);
          },
        });
      }
    }
  }
  return (shown) => new WhenRead(shown) as unknown as View;
}

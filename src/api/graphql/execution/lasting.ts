import type { Selection } from './plan.js';

/** Characters of texts that are remembered for all views together; beyond them all are forgotten. */
const CHARACTERS_MAX = 16_000_000;

const lasting = new WeakSet<object>();

/**
 * Says of a view that it is given out again for later requests and never changes, so that its text may be remembered
 * for each selection that is made of members alone.
 */
export function lastingView<View extends object>(view: View): View {
  lasting.add(view);
  return view;
}

/** Whether the text of a view may be remembered. */
export function isLasting(view: object): boolean {
  return lasting.has(view);
}

/**
 * The JSON of lasting views, by selection. A client can ask for the same views by ever new documents, so what is
 * remembered is bounded for all of them together.
 */
export class RememberedTexts {
  #texts = new WeakMap<Selection, WeakMap<object, string>>();
  #characters = 0;

  of(selection: Selection): WeakMap<object, string> {
    const known = this.#texts.get(selection) ?? new WeakMap<object, string>();
    this.#texts.set(selection, known);
    return known;
  }

  remember(selection: Selection, view: object, text: string): void {
    this.#characters += text.length;
    if (this.#characters > CHARACTERS_MAX) {
      this.#texts = new WeakMap();
      this.#characters = text.length;
    }
    // Joined once, so that a list of such texts need not put each together from its parts again.
    this.of(selection).set(view, [text, ''].join(''));
  }
}

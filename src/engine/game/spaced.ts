/** Names that were written before: they come from closed lists, and refusals ask for them all the time. */
const written = new Map<string, string>();
const WRITTEN_MAX = 1000;

/** A name of several words as one writes it: `batteringRam`, "battering ram". */
export function spaced(name: string): string {
  const known = written.get(name);
  if (known !== undefined) return known;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (written.size < WRITTEN_MAX) written.set(name, words);
  return words;
}

/** A text, or a word of the code as one writes it: `mountedLongbow`, "mounted longbow"; "Ann moves" stays. */
export function inPlainWords(text: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text) ? spaced(text) : text;
}

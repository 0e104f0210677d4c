/** Attributes of an element by name; numbers are written with at most one decimal. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element as text. Children are markup already; words go through `words` or `escaped` first. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : escaped(value)}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A `text` element for any text, whatever characters it has. */
export function words(text: string, attributes: Attributes): string {
  return element('text', attributes, escaped(text));
}

/** The id by which a client finds what is drawn of a hex or unit: an id has no blanks. */
export function idOf(kind: 'hex' | 'unit', name: string): string {
  return `${kind}-${name.replaceAll(/\s/g, '_')}`;
}

/** A group, or nothing if it is empty. */
export function group(attributes: Attributes, children: readonly string[]): string {
  return children.length === 0 ? '' : element('g', attributes, ...children);
}

/** With at most one decimal, and no negative zero: the same number is always the same text. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10);
  return String(tenths === 0 ? 0 : tenths / 10);
}

/** Text as XML takes it, in content and in attributes; control characters, which XML has not, are left out. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Path data of straight lines through points; `closed` to a polygon. */
export function polyline(points: readonly { readonly x: number; readonly y: number }[], closed = false): string {
  return `M${points.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A mark defined under that id, set down at a place and turned clockwise by `degrees`. */
export function stamp(id: string, at: { readonly x: number; readonly y: number }, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${decimal(degrees)})`;
  return element('use', { href: `#${id}`, transform: `translate(${decimal(at.x)} ${decimal(at.y)})${turn}` });
}

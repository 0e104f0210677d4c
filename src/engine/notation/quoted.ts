/**
 * Characters that could be taken for something else where a text is shown: controls, marks of direction, unassigned.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A text in quotation marks as JSON writes it, with everything that cannot be seen spelled out. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, spelled);
}

function spelled(sign: string): string {
  return Array.from({ length: sign.length }, (_, index) => {
    const unit = sign.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${unit}`;
  }).join('');
}

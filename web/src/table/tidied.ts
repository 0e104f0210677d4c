/** Signs that people write or that programs put in the place of those of the notation. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2012-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/\u00A0|\t/g, ' '],
  [/\s*(?:->|\u2192)\s*/g, ', '],
  [/ {2,}/g, ' '],
  [/\s+([,:])/g, '$1'],
  [/[.;]\s*$/, ''],
];

/** A written or pasted text as lines of notation: blanks, dashes and quotes as the notation has them. */
export function tidied(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => SIGNS.reduce((read, [sign, meant]) => read.replaceAll(new RegExp(sign, 'g'), meant), line).trim())
    .filter((line) => line !== '');
}

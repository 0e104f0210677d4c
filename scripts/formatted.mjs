import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';

const OPTIONS = JSON.parse(await readFile(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** The text of a generated file as `npm run format` would write it; the ending of its name tells its language. */
export async function formatted(name, text) {
  const { code, errors } = await format(name, text, OPTIONS);
  if (errors.length > 0) throw new Error(`${name} cannot be formatted: ${errors.map((one) => one.message).join('; ')}`);
  return code;
}

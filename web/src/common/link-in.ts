/** An e-mail address in plain letters; no mark in it means anything to a mail program. */
const MAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
/** A page, in the signs that an address of the web may have. */
const PAGE = /^https:\/\/[A-Za-z0-9._~:/?#@!$&()*+,;=%-]+$/;

/**
 * Where a person's own words lead: to a mail program or a page, if they are an e-mail address or the address of a page
 * and nothing else; null: they are only text. A page with a name before its host could pass for another one.
 */
export function linkIn(words: string): string | null {
  if (MAIL.test(words)) return `mailto:${words}`;
  if (!PAGE.test(words) || !URL.canParse(words)) return null;
  const { username, password, href } = new URL(words);
  return username === '' && password === '' ? href : null;
}

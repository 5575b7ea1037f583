/** So many letters and digits the end of an address may have. */
export const SLUG_MAX = 80;

/** What ends of addresses look like: small letters and digits, with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be the end of an address. */
export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= SLUG_MAX && slugPattern.test(text);

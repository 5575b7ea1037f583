import { type Part, parts } from '#domain/settings/part-names.ts';

/** Whether a page of the site shows something of a part, so that the pages can be previewed with it. */
export const isOnPages = (part: Part): boolean =>
  part !== 'wording' &&
  part !== 'taxes' &&
  part !== 'accounts' &&
  part !== 'commissions' &&
  part !== 'planning';

/** The part that an address asks for; the brand where it names none. */
export const partOf = (search: URLSearchParams): Part => {
  const asked = search.get('part');
  return asked !== null && Object.hasOwn(parts, asked) ? (asked as Part) : 'brand';
};

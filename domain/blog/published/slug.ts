import * as z from 'zod/mini';
import { SLUG_MAX, slugPattern } from '../../kernel/slug-shape.ts';
import { plainWords } from '../body/lines.ts';

/** Ends of addresses below `/blog` that lists of posts have. */
const taken: ReadonlySet<string> = new Set(['page', 'category', 'search']);

/** The end of a post's address: `shipping-to-guyana-guide`. */
export const Slug = z.string().check(
  z.maxLength(SLUG_MAX, 'This address is too long.'),
  z.regex(slugPattern, 'Write small letters, digits and hyphens: shipping-to-guyana.'),
  z.refine((slug) => !taken.has(slug), 'The blog uses this address itself. Choose another.'),
);

/** An address from a title, of whole words: `By when? Christmas 2026` → `by-when-christmas-2026`. Empty where nothing in it can be one. */
export const slugOf = (title: string): string => {
  let slug = '';
  for (const word of plainWords(title)) {
    const longer = slug === '' ? word.slice(0, SLUG_MAX) : `${slug}-${word}`;
    if (longer.length > SLUG_MAX) break;
    slug = longer;
  }
  return taken.has(slug) ? `${slug}-1` : slug;
};

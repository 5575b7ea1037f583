import * as z from 'zod/mini';

const LONGEST = 500;

/** A page of ours, a place on the same page, another website, a mail or a phone call. Nothing else, and so no script. */
const ALLOWED = /^(?:\/(?![/\\])|#[a-z]|https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+)[^\s<>"\\^`{|}]*$/;

/** Characters that nobody sees in an address: they make one look like another, and halves of letters are no text at all. */
const UNSEEN = /[\p{Control}\p{Format}\p{Surrogate}]/u;

const HOW = 'Write a page of ours such as /rates, or an address that begins with https://.';

/** Where a link of a post leads. */
export const LinkTarget = z.string().check(
  z.maxLength(LONGEST, 'This address is too long.'),
  z.regex(ALLOWED, HOW),
  z.refine((to) => !UNSEEN.test(to), HOW),
);

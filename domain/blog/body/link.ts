import * as z from 'zod/mini';

const LONGEST = 500;

/** A page of ours, a place on the same page, another website, a mail or a phone call. Nothing else, and so no script. */
const ALLOWED = /^(?:\/(?![/\\])|#[a-z]|https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+)[^\s<>"\\^`{|}]*$/;

/** Where a link of a post leads. */
export const LinkTarget = z
  .string()
  .check(
    z.maxLength(LONGEST, 'This address is too long.'),
    z.regex(ALLOWED, 'Write a page of ours such as /rates, or an address that begins with https://.'),
  );

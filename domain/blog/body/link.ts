import * as z from 'zod/mini';

const LONGEST = 500;

/** A page of ours, a place on the same page, another website, a mail or a phone call. Nothing else, and so no script. */
const ALLOWED = /^(?:\/(?![/\\])|#[a-z]|https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+)[^\s<>"\\^`{|}]*$/;

/** True for an address on our own site, or on the same page. */
export const isOurs = (to: string): boolean => to.startsWith('/') || to.startsWith('#');

/** Where a link of a post leads. */
export const LinkTarget = z
  .string()
  .check(
    z.maxLength(LONGEST, 'This address is too long.'),
    z.regex(ALLOWED, 'Write a page of ours such as /rates, or an address that begins with https://.'),
  );

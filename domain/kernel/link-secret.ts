/** The secret of a link that opens something without sign-in: 128 random bits in 22 characters, and it stands behind a `#`, so that no log has it. */
export const LINK_SECRET = /^[\w-]{22}$/;

/** Whether something is written like such a secret; whether it opens anything, only the server knows. */
export const isLinkSecret = (given: unknown): given is string =>
  typeof given === 'string' && LINK_SECRET.test(given);

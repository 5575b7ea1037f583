import * as z from 'zod/mini';

/**
 * The id of a person as callers send it: that of their account in the user pool (a UUID), or an id of that kind. Anything else is
 * refused before it reaches the pool or a key.
 */
export const UserId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not the id of a person.'));

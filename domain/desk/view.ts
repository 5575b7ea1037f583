import * as z from 'zod/mini';

/** The question of a list as its address has it, without the leading `?`. */
export const Question = z.string().check(z.maxLength(500), z.regex(/^[\w%=&.+*-]*$/, 'Give a question'));

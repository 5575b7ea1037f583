import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { EMAIL_MAX_LENGTH, emailProblem } from '../../kernel/person/email.ts';

/** A new address, in the lower case in which the pool keeps it. */
export const NewEmail = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(EMAIL_MAX_LENGTH),
  z.refine((email) => emailProblem(email) === undefined, 'Please enter a valid email address'),
);

/** How often somebody may ask for a code within an hour. */
export const CODES_AN_HOUR = 5;

/** How long a code works (Amazon Cognito: a code that verifies an attribute is valid for 24 hours). */
export const EMAIL_CODE_HOURS = 24;

/** The header with the secret of the link “this was not me”, which no log has. */
export const UNDO_HEADER = 'x-email-link';

/** How an account gets another e-mail address, and its old one back. */
export const emailEndpoints = {
  askEmail: endpoint('POST /api/email-changes', {
    summary:
      'Has a code sent to another e-mail address of the caller. The answer is the same where that address has an account. Needs a sign-in of the last ten minutes.',
    access: 'signed-in',
    body: z.strictObject({ email: NewEmail }),
    reply: z.object({}),
    refusals: { SIGN_IN_AGAIN: 403, SAME_EMAIL: 409, TOO_MANY_CODES: 429, PROFILE_NOT_FOUND: 404 },
  }),
  ownEmail: endpoint('GET /api/email-changes', {
    summary:
      'The e-mail address with which the caller signs in now. A change that was confirmed in the user pool is recorded, and the old address is told. `asked` is the address to which the last code went, while that code works.',
    access: 'signed-in',
    reply: z.object({ email: z.string(), asked: z.optional(z.string()) }),
    refusals: { PROFILE_NOT_FOUND: 404 },
  }),
  undoEmail: endpoint('POST /api/email-changes/undo', {
    summary:
      'Puts the old e-mail address back by the link in the letter to it: every session ends, and the password is no longer valid.',
    access: 'anyone',
    headers: z.object({
      [UNDO_HEADER]: z.string().check(z.regex(/^[\w-]{22}$/, 'This is not such a link.')),
    }),
    body: z.strictObject({}),
    reply: z.object({ email: z.string() }),
    refusals: { LINK_REFUSED: 404, LINK_USED: 409, ADDRESS_TAKEN: 409 },
  }),
} as const;

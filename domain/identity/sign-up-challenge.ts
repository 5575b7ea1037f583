import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { EMAIL_MAX_LENGTH, emailProblem } from '../kernel/person/email.ts';
import { Challenge } from '../proof-of-work/challenge.ts';

/** The one endpoint that the registration page calls before anything else. Apart, so that the page loads no other. */
export const signUpChallenge = endpoint('POST /api/sign-up-challenges', {
  summary: 'Work that a browser does before the pool takes a sign-up with this e-mail address, and no other.',
  access: 'anyone',
  // In the body, because an address in a query would appear in access logs.
  body: z.strictObject({
    email: z.string().check(
      z.maxLength(EMAIL_MAX_LENGTH),
      z.refine((email) => emailProblem(email) === undefined, 'Please enter a valid email address'),
    ),
  }),
  reply: Challenge,
});

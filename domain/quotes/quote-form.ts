import * as z from 'zod/mini';
import { addIssues } from '../kernel/form-schema.ts';
import { EstimateRequest, UsZip } from './estimate-request.ts';
import { type GuestFields, guestErrors, normalizeGuest } from './guest-validation.ts';
import { QUOTE_TEXT_MAX } from './limits.ts';

/** What a quote is asked for. The server computes the price and the miles to the pickup; what the browser says of them is ignored. */
export const QuoteForm = z.strictObject({
  request: EstimateRequest,
  pickupZip: z.optional(UsZip),
  town: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});
export type QuoteForm = z.infer<typeof QuoteForm>;

/** Far more than either field allows; the form says how much that is. */
const Typed = z.string().check(z.maxLength(1000));

/** Who asks without an account. */
export const Guest = z.pipe(
  z
    .strictObject({ name: Typed, email: Typed })
    .check(({ value, issues }) => addIssues(issues, value, guestErrors(value))),
  z.transform((guest: GuestFields) => normalizeGuest(guest)),
);

/** A message, a reason or a note. */
export const QuoteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(QUOTE_TEXT_MAX));

/** The answer of a customer to one offer. `offer` is the number of the price that they saw. */
export const QuoteAnswer = z.strictObject({
  offer: z.int().check(z.minimum(1)),
  answer: z.enum(['accept', 'decline']),
  /** Why not; for `decline`. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(QUOTE_TEXT_MAX))),
});

/** A question of a customer. The id is made by the browser: the same message sent twice is one. */
export const QuoteQuestion = z.strictObject({ id: z.uuid(), text: QuoteText });

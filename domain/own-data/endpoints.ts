import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { KeptPaper } from './kept-papers.ts';
import { ReadableEntry } from './readable.ts';

/** Something to settle before somebody can leave: what it is, and the page where they do it. */
const Waiting = z.object({
  what: z.enum(['parcel', 'shipment', 'booking', 'invoice', 'mailbox']),
  words: z.string(),
  path: z.string(),
});
const waiting = { waits: z.array(Waiting) };

/** One domain's part of the file. */
export const OwnDataPart = z.object({
  heading: z.string(),
  entries: z.array(ReadableEntry),
  /** Where the next part begins; absent after the last. */
  next: z.optional(z.string()),
});
export type OwnDataPart = z.infer<typeof OwnDataPart>;

/** What a person sees of what we hold of them, and how they leave. */
export const ownDataEndpoints = {
  part: endpoint('GET /api/own-data', {
    summary:
      'A part of everything that we hold of the caller, in words; `next` of its answer asks for the part after it.',
    access: 'signed-in',
    query: z.object({ part: z.optional(z.string().check(z.regex(/^\d{1,2}$/, 'A part is a number.'))) }),
    reply: OwnDataPart,
    refusals: { NO_SUCH_PART: 404 },
  }),
  closing: endpoint('GET /api/account-closing', {
    summary: 'What the caller has to settle before they can close their account, and what stays afterwards.',
    access: 'signed-in',
    reply: z.object({ ...waiting, papers: z.array(KeptPaper), worksHere: z.boolean() }),
  }),
  close: endpoint('POST /api/account-closing', {
    summary:
      "Closes the caller's account for good: sign-in ends at once, then everything but papers that must stay is deleted. Needs a sign-in of the last ten minutes.",
    access: 'signed-in',
    body: z.strictObject({}),
    reply: z.object({ closedAt: z.string() }),
    refusals: {
      SIGN_IN_AGAIN: 403,
      WORKS_HERE: 409,
      SOMETHING_WAITS: { status: 409, details: z.object(waiting) },
    },
  }),
} as const;

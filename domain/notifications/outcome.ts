import * as z from 'zod/mini';

/** How far a message of ours has come, as far as its provider says it. E-mail is never more than sent. */
const outcomeStates = ['QUEUED', 'SENT', 'DELIVERED', 'READ', 'FAILED'] as const;

/** Why a message did not arrive, as staff read it. */
export const failureWords = {
  ADDRESS_STOPPED: 'mail to this address comes back or was reported as spam',
  CAME_BACK: 'it came back',
  REFUSED: 'WhatsApp did not take it',
  LOST: 'WhatsApp could not deliver it',
} as const;
export type FailureWhy = keyof typeof failureWords;

/** What became of a message of ours. */
export const Outcome = z.object({
  state: z.enum(outcomeStates),
  /** For FAILED. */
  why: z.optional(z.enum(Object.keys(failureWords) as [FailureWhy, ...FailureWhy[]])),
});
export type Outcome = z.infer<typeof Outcome>;

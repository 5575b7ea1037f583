import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** Something on a credit account is due in some days: its customer is told, once for each day. Published by billing. */
export const AccountDueV1 = {
  type: 'account-due.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'account-due.v1',
    z.object({
      userId: z.string(),
      /** Until when it is to be paid, ISO 8601 in UTC: the end of a New York day. */
      dueAt: z.string(),
      /** What is on the account for that day, in cents. */
      due: z.int(),
      currency: z.literal('USD'),
      by: z.literal('system'),
    }),
  ),
} as const;

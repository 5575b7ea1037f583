import * as z from 'zod/mini';
import { CreditTerms } from '#domain/billing/accounts/account.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody gave a customer a credit account, other terms for it, or took it away: then its limit is nothing. Published by billing. */
export const CreditAccountChangedV1 = {
  type: 'credit-account-changed.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'The desk agrees on it with the customer, and what is due when is on each invoice.' },
  schema: eventEnvelope(
    'credit-account-changed.v1',
    z.object({
      userId: z.string(),
      /** Absent where there was no account before. */
      before: z.optional(CreditTerms),
      after: CreditTerms,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;

import * as z from 'zod/mini';
import { CustomerGroupCode } from '#domain/quotes/cards/customer-group.ts';
import { eventEnvelope } from '../envelope.ts';

/** An admin put a customer into a price group, or out of one. */
export const PriceGroupChangedV1 = {
  type: 'price-group-changed.v1',
  source: 'skybarrel.quotes',
  notifies: { nobody: 'The desk agrees on it with the customer, and each price shows it as a line.' },
  schema: eventEnvelope(
    'price-group-changed.v1',
    z.object({
      userId: z.string(),
      /** The group before and after. Either is absent where there was or is none. */
      before: z.optional(CustomerGroupCode),
      after: z.optional(CustomerGroupCode),
      by: z.string(),
    }),
  ),
} as const;

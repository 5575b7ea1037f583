import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { CustomerGroup } from '../cards/customer-group.ts';

/** In a file of its own, because pages of customers load it that load nothing else of quotes. */
export const ownGroupEndpoints = {
  ownGroup: endpoint('GET /api/quotes/price-group', {
    summary:
      "The caller's price group by the rate card in force; none for someone who pays what everybody pays.",
    access: 'signed-in',
    reply: z.object({ group: z.optional(CustomerGroup) }),
  }),
} as const;

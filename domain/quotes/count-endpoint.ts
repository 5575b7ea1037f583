import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';

/** In a file of its own, because every screen of the desk loads it: the menu says how many quotes wait. */
export const quoteCountEndpoints = {
  deskCounts: endpoint('GET /api/desk/quotes/counts', {
    summary:
      'How many quotes need a price or a reply, and how many of them nobody or the caller has taken; counted up to 100.',
    access: 'quote.read',
    reply: z.object({
      waiting: z.number(),
      price: z.number(),
      reply: z.number(),
      nobody: z.number(),
      me: z.number(),
    }),
  }),
} as const;

import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';

const OwnCounts = z.object({
  here: z.int(),
  expected: z.int(),
  /** Those of `here` that wait for their owner, and those that can be sent on now. */
  needYou: z.int(),
  ready: z.int(),
});
export type OwnCounts = z.infer<typeof OwnCounts>;

/** In a file of its own, because the first screen of a customer loads it. */
export const ownCountsEndpoints = {
  ownCounts: endpoint('GET /api/parcels/counts', {
    summary:
      "How many of the caller's parcels are here, need them, can be sent on, and are expected; up to 50 each.",
    access: 'signed-in',
    reply: OwnCounts,
  }),
} as const;

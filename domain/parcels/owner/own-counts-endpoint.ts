import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ShortStep } from '../../next-step/short-step.ts';

/** How many parcels that need their owner are named on the first screen. The mailbox has all of them. */
export const NAMED = 3;

/** A parcel that needs its owner, in the words that they read, so that the screen needs no rules of parcels. */
const ParcelToDo = z.object({
  code: z.string(),
  /** `SHEIN`, `UPS …123456`. */
  title: z.string(),
  next: ShortStep,
});
export type ParcelToDo = z.infer<typeof ParcelToDo>;

const OwnCounts = z.object({
  here: z.int(),
  expected: z.int(),
  /** Those of `here` that wait for their owner, and those that can be sent on now. */
  needYou: z.int(),
  ready: z.int(),
  /** The newest of those that wait for their owner. */
  toDo: z.array(ParcelToDo).check(z.maxLength(NAMED)),
});
export type OwnCounts = z.infer<typeof OwnCounts>;

/** In a file of its own, because the first screen of a customer loads it. */
export const ownCountsEndpoints = {
  ownCounts: endpoint('GET /api/parcels/counts', {
    summary:
      "How many of the caller's parcels are here, need them, can be sent on, and are expected, up to 50 each; the newest that need them.",
    access: 'signed-in',
    reply: OwnCounts,
  }),
} as const;

import * as z from 'zod/mini';
import { missedActs } from '#domain/blog/missed/deciding.ts';
import { eventEnvelope } from '../envelope.ts';

/** A colleague redirected an address without a page to one, hid it from the monitoring, or took that back. Published by blog. */
export const AddressDecidedV1 = {
  type: 'address-decided.v1',
  source: 'skybarrel.blog',
  notifies: { nobody: 'It is for colleagues, who read it in the monitoring of the blog.' },
  schema: eventEnvelope(
    'address-decided.v1',
    z.object({
      /** The address, without the site. */
      path: z.string(),
      act: z.enum(missedActs),
      /** The page to which it is redirected. */
      to: z.optional(z.string()),
      /** User id. */
      by: z.string(),
      decidedAt: z.string(),
    }),
  ),
} as const;

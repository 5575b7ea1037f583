import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** A colleague wrote something about a person: a note, or other tags. Published by customers. What it says is in the record. */
export const CustomerChangedV1 = {
  type: 'customer-changed.v1',
  source: 'skybarrel.customers',
  notifies: { nobody: 'It is for colleagues, who read it on the page of the person.' },
  schema: eventEnvelope(
    'customer-changed.v1',
    z.object({
      id: z.string(),
      what: z.enum(['noted', 'tagged']),
      /** User id. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;

import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { stopFacts } from './stop-facts.ts';

/** A driver has the goods of a visit, or brought the empty barrels, with the proof of it. Published by runs. */
export const StopCompletedV1 = {
  type: 'stop-completed.v1',
  source: 'skybarrel.runs',
  notifies: { nobody: 'The booking is done by it, and tells its customer.' },
  schema: eventEnvelope(
    'stop-completed.v1',
    z.object({
      ...stopFacts,
      /** With the signature they agreed to a search of the goods. */
      agreed: z.optional(z.literal(true)),
    }),
  ),
} as const;

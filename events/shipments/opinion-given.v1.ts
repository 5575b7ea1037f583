import * as z from 'zod/mini';
import { Mark } from '#domain/shipments/opinion/opinion.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A sender said how it was, or changed it. What they wrote stays where it is kept. Published by shipments. */
export const OpinionGivenV1 = {
  type: 'opinion-given.v1',
  source: 'skybarrel.shipments',
  notifies: {
    nobody: 'Who said it reads our thanks on the same page. The lowest mark is a task of the desk.',
  },
  schema: eventEnvelope(
    'opinion-given.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      mark: Mark,
      /** The version of the opinion. */
      opinion: z.int(),
      /** `link`: whoever had the link of the sender's letter. */
      by: z.literal('link'),
    }),
  ),
} as const;

import * as z from 'zod/mini';
import { paperFormats, paperKinds } from '#domain/papers/paper.ts';
import { eventEnvelope } from '../envelope.ts';

/** A paper was issued: its bytes are kept as they are. Printing it again is in its history and is no event. */
export const PaperIssuedV1 = {
  type: 'paper-issued.v1',
  source: 'skybarrel.papers',
  notifies: { nobody: 'Senders see their papers on the page of the shipment.' },
  schema: eventEnvelope(
    'paper-issued.v1',
    z.object({
      paperId: z.string(),
      /** `shipment:7K3M9-Q2X4T-C`. */
      subject: z.string(),
      kind: z.enum(paperKinds),
      format: z.enum(paperFormats),
      issue: z.int(),
      /** User id. */
      by: z.string(),
      changed: z.object({ issue: z.object({ before: z.int(), after: z.int() }) }),
    }),
  ),
} as const;

import * as z from 'zod/mini';
import { personPapers } from '#domain/drivers/papers.ts';
import { vehiclePapers } from '#domain/vehicles/papers/paper.ts';
import { eventEnvelope } from '../envelope.ts';

/** A paper of a vehicle or of a driver expires in 30, 14 or 3 days. Published by vehicles and drivers, once for each of these. */
export const PapersExpiringV1 = {
  type: 'papers-expiring.v1',
  source: 'skybarrel.vehicles',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'papers-expiring.v1',
    z.object({
      of: z.object({ kind: z.enum(['vehicle', 'driver']), id: z.string() }),
      paper: z.enum([...vehiclePapers, 'license', ...personPapers]),
      /** The last day on which it is valid, in New York. */
      expires: z.string(),
      /** 0 on that day. Less than 30, 14 or 3 where nobody looked on the day itself. */
      daysLeft: z.int(),
    }),
  ),
} as const;

import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { signatureProblem } from '../export/authorization.ts';
import { Ein } from '../export/ein.ts';
import { changedRefusals, present } from '../refusals.ts';
import { Shipment } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';

const params = z.object({ number: TrackingNumber });

/** What an export filing needs from the sender. */
export const filingEndpoints = {
  authorizeFiling: endpoint('PUT /api/shipments/{number}/authorization', {
    summary:
      'The sender gives their EIN and authorizes us to file the export of a shipment; again, until it is filed, to correct it.',
    access: 'signed-in',
    params,
    body: z.strictObject({
      /** The version that the person saw. */
      version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      ein: Ein,
      /** The sender's name, as a signature. */
      name: z.string().check(
        z.trim(),
        z.maxLength(200),
        z.superRefine((typed, { addIssue }) => {
          const problem = signatureProblem(typed);
          if (problem !== undefined) addIssue(problem);
        }),
      ),
      agreed: z.literal(true, 'Say that you authorize the filing.'),
    }),
    reply: z.object({ shipment: Shipment }),
    refusals: {
      ...changedRefusals,
      NO_FILING_NEEDED: present,
      FILED_ALREADY: present,
    },
  }),
} as const;

import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';

const ZipCode = z.string().check(z.regex(/^\d{5}$/, 'Invalid ZIP code format. Use 12345'));

/** The calculator asks the server for ZIP codes, because the list of all of them is too large for a phone. */
export const quoteEndpoints = {
  zipCode: endpoint('GET /api/zip-codes/{zip}', {
    summary: 'Where a ZIP code is, and how many miles from the dock as the crow flies.',
    access: 'anyone',
    params: z.object({ zip: ZipCode }),
    reply: z.object({
      zip: ZipCode,
      city: z.string(),
      state: z.string(),
      /** To a tenth of a mile. */
      miles: z.number(),
      /** Whether we collect there. */
      withinRadius: z.boolean(),
    }),
    refusals: { ZIP_CODE_NOT_FOUND: 404, ZIP_CODE_BEYOND_STATES: 404 },
  }),
} as const;

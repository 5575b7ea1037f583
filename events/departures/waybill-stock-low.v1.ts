import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** Few air waybill numbers are left: our own, or those of the airlines. Published by departures, once until numbers are added. */
export const WaybillStockLowV1 = {
  type: 'waybill-stock-low.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'The page of the departures shows it to those who add numbers.' },
  schema: eventEnvelope(
    'waybill-stock-low.v1',
    z.object({
      /** Our own prefix; `all` for the numbers of the airlines. */
      prefix: z.string(),
      /** How many numbers are left. */
      left: z.int(),
      lowMark: z.int(),
    }),
  ),
} as const;

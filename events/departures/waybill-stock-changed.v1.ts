import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** Staff added air waybill numbers, our own or those of an airline, or set prefix or low mark. Published by departures. */
export const WaybillStockChangedV1 = {
  type: 'waybill-stock-changed.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'The history of the stock shows it.' },
  schema: eventEnvelope(
    'waybill-stock-changed.v1',
    z.object({
      prefix: z.string(),
      /** How many numbers were added. */
      add: z.int(),
      lowMark: z.int(),
      by: z.string(),
    }),
  ),
} as const;

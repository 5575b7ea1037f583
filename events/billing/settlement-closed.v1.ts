import * as z from 'zod/mini';
import { SettlementNumber } from '#domain/billing/abroad/settlement.ts';
import { destinationCodes } from '#domain/kernel/destination-codes.ts';
import { eventEnvelope } from '../envelope.ts';

/** What agents at a destination owed was closed with what they transferred. The reason of what is left over is left out, for people type names into it. Published by billing. */
export const SettlementClosedV1 = {
  type: 'settlement-closed.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'Whoever keeps the books closes it, and the agent knows what they transferred.' },
  schema: eventEnvelope(
    'settlement-closed.v1',
    z.object({
      country: z.enum(destinationCodes),
      settlement: SettlementNumber,
      /** Cents that the counter took, at the rates that it was taken at. */
      taken: z.int(),
      commission: z.int(),
      transferred: z.int(),
      /** What is left over, in cents: below nothing it is owed to the agent. */
      difference: z.int(),
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;

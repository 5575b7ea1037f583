import * as z from 'zod/mini';
import { trackingCodes } from '#domain/shipments/lifecycle.ts';
import { correctedCodes } from '#domain/shipments/news.ts';
import { PieceStateName } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** Something happened to pieces of a shipment. Published by shipments. */
export const PieceTrackedV1 = {
  type: 'piece-tracked.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'piece-tracked.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      eventId: z.string(),
      code: z.enum(trackingCodes),
      pieces: z.array(z.int()),
      /** When it happened; `time` is when we were told. */
      at: z.string(),
      /** For FOH: it lay in a mailbox when it was booked, so that nobody is told that it came. */
      source: z.optional(z.literal('mailbox')),
      /** The state of the shipment before and after. */
      state: z.object({ before: PieceStateName, after: PieceStateName }),
      /** How many pieces are missing, were left behind or flew too far, when that has changed. */
      astray: z.optional(z.object({ before: z.int(), after: z.int() })),
      /** For UNDO: what the sender was told by mistake, and reads now that it is wrong. */
      corrects: z.optional(z.enum(correctedCodes)),
      /** For DLV: whoever used the collection code had given it as well. */
      ownCode: z.optional(z.literal(true)),
      departureId: z.optional(z.string()),
      /** IATA code of the airport from which it left. */
      leftFrom: z.optional(z.string()),
      by: z.string(),
    }),
  ),
} as const;

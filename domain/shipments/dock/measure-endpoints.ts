import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { noPrice } from '../../quotes/no-price.ts';
import { present } from '../refusals.ts';
import { Shipment } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';

const params = z.object({ number: TrackingNumber });
const changed = z.object({ shipment: Shipment });
const side = z.number().check(z.minimum(0.1, 'Measure all three sides'), z.maximum(2_000));

/** What the dock measures. */
export const measureEndpoints = {
  measure: endpoint('POST /api/desk/shipments/{number}/measures', {
    summary:
      'Keeps what pieces weigh and measure. Much more than was declared asks the sender; the same `eventId` again changes nothing.',
    access: 'piece.manage',
    params,
    body: z.strictObject({
      /** Made by the device, so that a measure that is sent twice is kept once. */
      eventId: z.uuid(),
      pieces: z
        .array(
          z.strictObject({
            n: z.int().check(z.minimum(1), z.maximum(60)),
            thousandthsLb: z.int().check(z.minimum(1, 'Enter the weight'), z.maximum(20_000_000)),
            /** Boxes only; as before unless given. */
            sides: z.optional(
              z.strictObject({ length: side, width: side, height: side, unit: z.enum(['in', 'cm']) }),
            ),
            /** The file with the photo of the scale. */
            photo: z.optional(z.uuid()),
          }),
        )
        .check(z.minLength(1, 'Measure at least one piece'), z.maxLength(60)),
    }),
    reply: changed,
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      FLIGHT_CLOSING: present,
      PIECE_NOT_FOUND: 422,
      NOT_AT_DOCK: present,
      /** More than the tolerance over what was declared: the sender has to see the scale. */
      PHOTO_NEEDED: 422,
      /** Not a photo of the scale, not of this shipment, or refused. */
      PHOTO_NOT_USABLE: 422,
      PHOTO_BEING_CHECKED: 409,
      EVENT_EXISTS: 409,
      ...noPrice,
    },
  }),
} as const;

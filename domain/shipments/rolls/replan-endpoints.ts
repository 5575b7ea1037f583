import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ToldShown } from '../asking/told.ts';
import { DepartureId } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';

const params = z.object({ id: DepartureId });

/** Where the shipments of a canceled flight go, and how far their moving is. */
const ReplanShown = z.object({
  flight: DepartureId,
  /** Shipments that still have their place on it. */
  left: z.int(),
  /** Changes whenever the plan does. Whoever confirms names the plan that they saw. */
  plan: z.string(),
  /** The flights of the plan, the earliest first. The one without a flight is for those that find no place. */
  flights: z.array(
    z.object({
      departureId: z.optional(DepartureId),
      day: z.optional(z.string()),
      shipments: z.int(),
      pieces: z.int(),
      /** Pounds. */
      lb: z.number(),
      numbers: z.array(TrackingNumber),
    }),
  ),
  /** How many senders are told when it is confirmed, and what they read. */
  told: ToldShown,
  /** Who confirmed it and when, and how many shipments have left the flight since. */
  confirmed: z.optional(z.object({ by: z.string(), at: z.string(), moved: z.int() })),
});

const reply = z.object({ replan: ReplanShown });
export type Replan = z.infer<typeof ReplanShown>;

/** The way of a canceled flight's shipments to other flights. */
export const replanEndpoints = {
  replan: endpoint('GET /api/desk/departures/{id}/replan', {
    summary: 'Where the shipments of a canceled flight would go, or how far their moving is.',
    access: 'departure.read',
    params,
    reply,
    refusals: { FLIGHT_NOT_FOUND: 404, FLIGHT_NOT_CANCELLED: 409 },
  }),
  confirmReplan: endpoint('POST /api/desk/departures/{id}/replan', {
    summary:
      'Confirms the plan that was seen. Its shipments are then moved one by one, and each sender is told.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ plan: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply,
    refusals: {
      FLIGHT_NOT_FOUND: 404,
      FLIGHT_NOT_CANCELLED: 409,
      PLAN_CHANGED: { status: 409, details: reply },
    },
  }),
} as const;

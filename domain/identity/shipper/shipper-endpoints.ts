import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { KnownShipper, ShipperChange, ShipperOrder } from './known-shipper.ts';

const params = z.object({ userId: z.string().check(z.maxLength(64)) });

/** The record of a known shipper, for the desk. */
export const shipperEndpoints = {
  knownShipper: endpoint('GET /api/known-shippers/{userId}', {
    summary:
      'Whether a customer is a known shipper today, with who changed it and why, newest first. One whose last day has passed is `UNKNOWN`.',
    access: 'customer.read',
    params,
    reply: z.object({ shipper: KnownShipper, history: z.array(ShipperChange) }),
    refusals: { PROFILE_NOT_FOUND: 404 },
  }),
  changeShipper: endpoint('POST /api/known-shippers/{userId}', {
    summary:
      'Changes whether a customer is a known shipper: `UNKNOWN` → `PENDING` → `KNOWN` → `SUSPENDED`. `version` guards against two editors; the same `id` again changes nothing.',
    access: 'shipper.manage',
    params,
    body: ShipperOrder,
    reply: z.object({ shipper: KnownShipper }),
    refusals: {
      PROFILE_NOT_FOUND: 404,
      SHIPPER_CHANGED: 409,
      STEP_NOT_POSSIBLE: 409,
      DAY_HAS_PASSED: 409,
    },
  }),
} as const;

import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { UserId } from '../../kernel/user-id.ts';
import { KnownShipper, ShipperChange, ShipperOrder } from './known-shipper.ts';

const params = z.object({ userId: UserId });

/** A customer in the list of records, as they are today. */
const ListedShipper = z.extend(KnownShipper, {
  /** As it stands in the profile. */
  name: z.string(),
});
export type ListedShipper = z.infer<typeof ListedShipper>;

/** The records of known shippers, for the desk. */
export const shipperEndpoints = {
  knownShippers: endpoint('GET /api/known-shippers', {
    summary:
      'Everybody who is or was to become a known shipper, as they are today. One whose last day has passed is `UNKNOWN`.',
    access: 'customer.read',
    query: z.object(pageQuery),
    reply: pageOf(ListedShipper),
    refusals: { INVALID_CURSOR: 400 },
  }),
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

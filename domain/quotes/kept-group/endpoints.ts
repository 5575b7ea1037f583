import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { UserId } from '../../kernel/user-id.ts';
import { CustomerGroup, CustomerGroupCode } from '../cards/customer-group.ts';
import { KeptGroup } from './kept-group.ts';
import { ownGroupEndpoints } from './own-endpoint.ts';

/** The price group of a person, as the desk sees it. */
export const PersonGroup = z.object({
  /** What counts, under whichever of their ids. Absent for somebody who was never in one. */
  counts: z.optional(KeptGroup),
  /** What is kept under other ids of the same person. It counts again if they are parted. */
  others: z.array(KeptGroup),
  /** The groups of the rate card in force. */
  groups: z.array(CustomerGroup),
});
export type PersonGroup = z.infer<typeof PersonGroup>;

const params = z.object({ userId: UserId });
const refusals = { PROFILE_NOT_FOUND: 404 } as const;

/** The price groups of customers: what they pay less on the freight, by the rate card. */
export const groupEndpoints = {
  ...ownGroupEndpoints,
  personGroup: endpoint('GET /api/desk/quotes/customers/{userId}/price-group', {
    summary:
      'The price group of a person, who put them into it and why, and the groups of the rate card in force. Any id of the person leads there.',
    // It is a line of every price of theirs, also of a booking.
    access: 'shipment.read',
    params,
    reply: PersonGroup,
    refusals,
  }),
  setGroup: endpoint('PUT /api/desk/quotes/customers/{userId}/price-group', {
    summary:
      'Puts a person into a price group of the rate card in force, or out of any, if they were where the caller saw them. What was quoted or booked before keeps its price.',
    // Prices against the rate card are for admins alone.
    access: ['admin'],
    params,
    body: z.strictObject({
      /** Absent to take them out of any. */
      code: z.optional(CustomerGroupCode),
      /** The group that the caller saw. Absent where there was none. */
      was: z.optional(CustomerGroupCode),
      reason: z
        .string()
        .check(
          z.trim(),
          z.minLength(3, 'Write why. It stays on this page.'),
          z.maxLength(300, 'Please keep the reason under 300 characters'),
        ),
    }),
    reply: PersonGroup,
    refusals: {
      ...refusals,
      NO_SUCH_GROUP: 422,
      GROUP_CHANGED: { status: 409, details: z.object({ group: PersonGroup }) },
    },
  }),
} as const;

import { idsOf } from '#domain/kernel/person/person-id.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeShipment, type Decision } from '../change/change-shipment.ts';
import type { Origin } from '../change/events.ts';
import type { Flights } from '../change/flight-place.ts';
import { nextVersion } from '../change/next-version.ts';
import { notWaiting, offList } from '../change/waiting-of.ts';
import { toldOfLapse, toldOfLeaving, type WhyLeft } from './waitlist-events.ts';

export interface WaitlistDeps extends ChangeDeps {
  readonly flights: Flights;
}

interface Leaving {
  readonly departureId: string;
  /** `lapsed`: a place was held and not taken in time. */
  readonly why: WhyLeft | 'lapsed';
}

/** Takes a shipment off the list of a flight, and gives back a place that is held for it. Done when it is not on that list. */
export const leaving = (
  flights: Flights,
  before: Shipment,
  { departureId, why }: Leaving,
  now: Date,
  origin: Origin,
): Decision<never> => {
  const { waits } = before;
  if (waits?.departureId !== departureId) return { done: before };
  const after = nextVersion(notWaiting(before), {}, now.toISOString());
  const told =
    why === 'lapsed'
      ? toldOfLapse(after, waits, waits.offeredUntil ?? after.changedAt, origin)
      : toldOfLeaving(after, waits, why, origin);
  return { deed: { after, guards: offList(flights, before, now), ...told } };
};

/** Takes a shipment off the list for its sender. The next one gets the place that was held for it. */
export const leaveWaitlist =
  (deps: WaitlistDeps): UseCase<typeof shipmentEndpoints.leaveWaitlist> =>
  async ({ params: { number }, query: { departureId }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      decide: async (before, now, origin) =>
        leaving(deps.flights, before, { departureId, why: 'asked' }, now, origin),
    });

import type { Flight } from '#domain/departures/flight.ts';
import { type WaitProblem, waitProblem } from '#domain/departures/waitlist/waitlist.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { refuse } from '#domain/kernel/result.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import { comesTooLate } from '#domain/shipments/rolls/flight-fit.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import { type ComesDeps, comesAt, NO_PICKUP_IN_TIME } from '../change/comes-at.ts';
import { noSuchFlight, tooHeavy } from '../change/flight-place.ts';
import { nextVersion } from '../change/next-version.ts';
import { alreadyBooked, heldFromBooking, shipmentChanged } from '../change/refusals.ts';
import { offList, waitingOf } from '../change/waiting-of.ts';
import type { WaitlistDeps } from './leave-waitlist.ts';
import { toldOfJoining } from './waitlist-events.ts';

const messages = {
  FLIGHT_CLOSED: 'The waitlist of this flight is closed. Choose another flight.',
  FLIGHT_HAS_SPACE: 'This flight has space for your goods now. Book it.',
  TOO_MUCH_FOR_FLIGHT:
    'This is more than the whole flight carries. Make several shipments of it, or call us.',
  WAITLIST_FULL: 'The waitlist of this flight is full, too. Choose another flight.',
} as const satisfies Record<WaitProblem, string>;

/** Why a shipment cannot wait for any flight; undefined when it can. */
const notWaitable = (before: Shipment, version: number) => {
  if (before.state !== 'DRAFT') return alreadyBooked(before);
  return before.version === version ? heldFromBooking(before) : shipmentChanged(before);
};

/** Why it cannot wait for this one; undefined when it can. */
const notPossible = (
  flight: Flight | undefined,
  shipment: Shipment,
  { now, comes }: { readonly now: Date; readonly comes: Date },
) => {
  if (flight === undefined || flight.to !== shipment.to) return noSuchFlight();
  if (comesTooLate(flight, comes, now)) return refuse('FLIGHT_CLOSED', NO_PICKUP_IN_TIME);
  const heavy = tooHeavy(flight, shipment);
  if (heavy) return heavy;
  const problem = waitProblem(flight, loadOf(shipment.pieces), now);
  return problem && refuse(problem, messages[problem]);
};

/**
 * Puts a shipment on the waitlist of a full flight. It waits for one flight at a time: it leaves the list that it is on, with a
 * place that may be held for it there.
 */
export const joinWaitlist =
  (deps: WaitlistDeps & ComesDeps): UseCase<typeof shipmentEndpoints.joinWaitlist> =>
  async ({ params: { number }, body: { version, departureId }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      decide: async (found, now, origin) => {
        const before = shipmentAt(found, now);
        if (before.waits?.departureId === departureId) return { done: before };
        const answer = notWaitable(before, version);
        if (answer) return refused(answer);
        const flight = await deps.flights.find(departureId, now);
        const problem = notPossible(flight, before, {
          now,
          comes: await comesAt(deps, before, now),
        });
        if (problem) return refused(problem);
        const at = now.toISOString();
        const waits = { departureId, since: at };
        const after = nextVersion(before, { waits }, at);
        return {
          deed: {
            after,
            guards: {
              ...offList(deps.flights, before, now),
              ...deps.flights.waitlist.join(waitingOf(after, waits), now),
            },
            ...toldOfJoining(after, waits, origin),
          },
        };
      },
    });

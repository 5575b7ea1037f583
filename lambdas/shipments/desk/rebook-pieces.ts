import type { Flight } from '#domain/departures/flight.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { leftBehind, rebooked } from '#domain/shipments/following/rebook.ts';
import { flightOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import { factsOf, type Origin } from '../change/events.ts';
import { noPlace, noSuchFlight } from '../change/flight-place.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { placeWrites } from '../change/place-writes.ts';
import { shipmentChanged } from '../change/refusals.ts';

interface Left {
  readonly numbers: readonly number[];
  /** The flight that left without them. */
  readonly from: { readonly id: string; readonly day: string };
  readonly next: Flight;
}

/** What the sender hears: which pieces, and what is promised for them now. */
const toldOf = (after: Shipment, { numbers, from, next }: Left, origin: Origin): PublishedEvent => {
  const { number, ownerId, rolls = 0 } = after;
  const promise = { day: next.day, cargoCutoff: next.cargoCutoff, eta: next.eta };
  const data = {
    number,
    ownerId,
    from: from.id,
    fromDay: from.day,
    to: next.id,
    promise,
    rolls,
    why: 'left-behind' as const,
    pieces: [...numbers],
    onHand: true,
    by: origin.by,
  };
  return compose(ShipmentRolledV1, { ...factsOf(after), data }, origin);
};

/** The flight that left without these pieces; undefined when it is not one flight, or one of them may not fly by itself. */
const leftBehindOn = (shipment: Shipment, numbers: readonly number[]): string | undefined => {
  const possible = leftBehind(shipment).filter(({ n }) => numbers.includes(n));
  const [from, ...others] = new Set(possible.map((piece) => flightOf(shipment, piece)));
  return possible.length === new Set(numbers).size && others.length === 0 ? from : undefined;
};

/** The writes of what is exported, when the shipment itself has another flight. */
const exportWrites = async ({ exports }: CancelDeps, before: Shipment, after: Shipment, now: Date) =>
  after.departureId === before.departureId ? {} : (await exports.after(before, after, now)).writes;

const notLeftBehind = (shipment: Shipment) =>
  refuse(
    'NOT_LEFT_BEHIND',
    'Only pieces that were left behind can fly with another flight than the others. Record first what happened to them.',
    { shipment },
  );

/**
 * Books pieces that were left behind on another flight: their place on it is taken and that on the flight before given back, in one
 * transaction with the event that tells the sender. The other pieces stay where they are.
 */
export const rebookPieces =
  (deps: CancelDeps): UseCase<typeof shipmentEndpoints.rebook> =>
  async ({ params: { number }, body: { version, pieces, departureId, note }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (before, now, origin) => {
        const chosen = before.pieces.filter(({ n }) => pieces.includes(n));
        const isThere = chosen.every((piece) => flightOf(before, piece) === departureId);
        if (isThere && before.version === version + 1) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        const lost = await deps.flights.find(leftBehindOn(before, pieces) ?? '', now);
        if (lost === undefined || isThere) return refused(notLeftBehind(before));
        const { waits: _none, ...alone } = { ...before, pieces: chosen };
        const next = await deps.flights.find(departureId, now);
        const full = await noPlace(deps.flights, departureId, alone, now);
        if (full || next === undefined) return refused(full ?? noSuchFlight());
        const at = now.toISOString();
        const after = nextVersion(before, rebooked(before, pieces, departureId), at);
        const numbers = chosen.map(({ n }) => n);
        const changes = {
          departureId: { before: lost.id, after: departureId },
          pieces: { after: numbers.join(', ') },
        };
        return {
          deed: {
            after,
            guards: {
              ...placeWrites(deps.flights, before, after, { now, onHand: true }),
              ...(await exportWrites(deps, before, after, now)),
            },
            history: [entryOf('moved', at, origin, { note, changes })],
            events: [toldOf(after, { numbers, from: lost, next }, origin)],
          },
        };
      },
    });

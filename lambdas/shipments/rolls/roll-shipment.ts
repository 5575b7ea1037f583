import type { Flight } from '#domain/departures/flight.ts';
import { offList } from '#domain/shipments/closing/off-list.ts';
import { mayMove } from '#domain/shipments/lifecycle.ts';
import { pickupMark } from '#domain/shipments/pickup.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import { fits, isOnHand } from '#domain/shipments/rolls/flight-fit.ts';
import { missesCutoff } from '#domain/shipments/rolls/missed-cutoff.ts';
import { FLIGHTS_TRIED } from '#domain/shipments/rolls/replan.ts';
import { fliesApart } from '#domain/shipments/rolls/replan-news.ts';
import type { RollCause } from '#domain/shipments/rolls/roll-causes.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { type Boarding, boardFlight } from '../change/board-flight.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import { changeShipment } from '../change/change-shipment.ts';
import { type ComesDeps, comesAt } from '../change/comes-at.ts';
import type { Origin } from '../change/events.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import { onOtherFlight } from '../change/other-flight.ts';
import { placeWrites } from '../change/place-writes.ts';

export interface RollDeps extends CancelDeps, ComesDeps {}

interface Roll {
  readonly number: string;
  /** The flight that it loses. */
  readonly from: string;
  readonly why: RollCause;
  /** User id of who confirmed it, or `system`. */
  readonly by: string;
  readonly correlationId: string;
  /** The flight that a confirmed plan has for it. */
  readonly planned?: string | undefined;
}

/** The flight that it goes to: the planned one, else the next one with a place that it makes. */
const nextFlight = async (
  deps: Pick<RollDeps, 'flights' | keyof ComesDeps>,
  shipment: Shipment,
  { from, planned }: Roll,
  now: Date,
): Promise<Flight | undefined> => {
  const [upcoming, comes] = await Promise.all([
    deps.flights.upcoming(shipment.to, now, FLIGHTS_TRIED + 1),
    comesAt(deps, shipment, now),
  ]);
  const possible = upcoming.filter((flight) => flight.id !== from && fits(flight, shipment, now, comes));
  return possible.find(({ id }) => id === planned) ?? possible[0];
};

/** Takes it off its flight. What it exports counts on no flight until it has one again. */
const leaveFlight = async (
  { flights, exports }: Pick<CancelDeps, 'flights' | 'exports'>,
  before: Shipment,
  change: Partial<Shipment>,
  now: Date,
): Promise<Boarding> => {
  const { departureId: _lost, ...rest } = before;
  const after = nextVersion(rest, change, now.toISOString());
  const sums = await exports.after(before, after, now);
  return {
    after,
    guards: { ...placeWrites(flights, before, after, { now, onHand: isOnHand(before) }), ...sums.writes },
  };
};

const rolledEvent = (
  after: Shipment,
  { why, by }: Roll,
  lost: Flight,
  next: Flight | undefined,
  origin: Origin,
): PublishedEvent => {
  const { number, ownerId, version, changedAt, rolls = 0 } = after;
  const promised = next && {
    to: next.id,
    promise: { day: next.day, cargoCutoff: next.cargoCutoff, eta: next.eta },
  };
  const lostOne = { from: lost.id, fromDay: lost.day };
  const data = {
    number,
    ownerId,
    ...lostOne,
    ...promised,
    rolls,
    why,
    onHand: isOnHand(after),
    ...pickupMark(after),
    by,
  };
  return compose(ShipmentRolledV1, { subject: number, version, at: changedAt, data }, origin);
};

/** Whether the shipment has lost this flight at this instant. Goods that came late, but before we looked, still fly. */
const hasLost = (flight: Flight, shipment: Shipment, why: RollCause, now: Date): boolean =>
  why === 'flight-cancelled' ? flight.recorded === 'CANCELLED' : missesCutoff(flight, shipment, now);

/** One more missed cutoff. A flight that is canceled is nobody's fault. */
const countedRoll = ({ rolls = 0 }: Shipment, { why }: Roll, at: string): Partial<Shipment> =>
  why === 'missed-cutoff' ? { rolls: rolls + 1, rolledAt: at } : {};

/**
 * Pieces that were booked on a flight alone, apart from the others: when it is canceled, or they miss it, they go to the next one with a
 * place. They keep their place while no flight has one.
 */
const rollPieces = async (
  deps: RollDeps,
  before: Shipment,
  roll: Roll,
  { lost, now, origin }: { readonly lost: Flight; readonly now: Date; readonly origin: Origin },
) => {
  const part = partOn(before, roll.from);
  const next = mayMove(part.pieces) ? await nextFlight(deps, part, roll, now) : undefined;
  if (next === undefined) return { done: before };
  const numbers = part.pieces.map(({ n }) => n);
  const counted = countedRoll(before, roll, now.toISOString());
  const move = { numbers, lost, next, why: roll.why, onHand: isOnHand(part), counted };
  return { deed: await onOtherFlight(deps, before, move, { origin, now }) };
};

/**
 * Takes a shipment off a flight that it has lost and puts it on the next one with a place, in one transaction with the event that
 * tells its sender. Doing it again changes nothing: it is no longer on that flight. Without any flight with a place it stays
 * without one, for staff.
 */
export const rollShipment = (deps: RollDeps, roll: Roll) =>
  changeShipment(deps, {
    number: roll.number,
    by: roll.by,
    correlationId: roll.correlationId,
    decide: async (found, now, origin) => {
      const before = roll.why === 'flight-cancelled' ? offList(found, roll.from) : found;
      const isApart = fliesApart(before, roll.from);
      const concerned = isApart || (before.departureId === roll.from && mayMove(before.pieces));
      const lost = concerned ? await deps.flights.find(roll.from, now) : undefined;
      if (lost === undefined || !hasLost(lost, before, roll.why, now)) return { done: found };
      if (isApart) return rollPieces(deps, before, roll, { lost, now, origin });
      const next = await nextFlight(deps, before, roll, now);
      const at = now.toISOString();
      const counted = countedRoll(before, roll, at);
      const { after, guards } = next
        ? await boardFlight(deps, before, nextVersion(before, { departureId: next.id, ...counted }, at), now)
        : await leaveFlight(deps, before, counted, now);
      return {
        deed: {
          after,
          guards,
          history: [entryOf('rolled', at, origin, { changes: changesOf(before, after) })],
          events: [rolledEvent(after, roll, lost, next, origin)],
        },
      };
    },
  });

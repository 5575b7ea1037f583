import type { Flight } from '#domain/departures/flight.ts';
import { isForWaitlist, notBookableNow, placeProblem } from '#domain/departures/places.ts';
import { spaceOf } from '#domain/departures/space.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { type Refused, refuse } from '#domain/kernel/result.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import type { flightRefusals } from '#domain/shipments/refusals.ts';
import { comesTooLate, heaviestLb, isOnHand, takesHeaviest } from '#domain/shipments/rolls/flight-fit.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { holdsPlaceOn } from '#domain/shipments/waitlist/waits.ts';
import type { flights } from '../../departures/index.ts';
import { type Comes, NO_PICKUP_IN_TIME } from './comes-at.ts';

export type Flights = ReturnType<typeof flights>;

const FULL = 'This flight has no space left for your goods. Choose another flight.';

/** How many other flights somebody is offered. */
const OFFERED = 4;

const offered = ({ id, day, cargoCutoff, bookingCutoff, eta, ...flight }: Flight) => ({
  id,
  day,
  cargoCutoff,
  bookingCutoff,
  eta,
  space: spaceOf(flight),
});

/** The refusal of a piece that the plane of a flight does not take; undefined when it takes all. */
export const tooHeavy = (flight: Flight, shipment: Pick<Shipment, 'pieces'>) =>
  takesHeaviest(flight, shipment)
    ? undefined
    : refuse(
        'PIECE_TOO_HEAVY',
        `The plane of this flight takes pieces of up to ${flight.capacity.largestPieceLb} lb, and one of yours has ${heaviestLb(shipment)} lb. Split it, or choose another flight.`,
      );

export const noSuchFlight = () => refuse('FLIGHT_NOT_FOUND', 'There is no such flight to this destination.');

type NoPlace = Refused<RefusalsOf<typeof flightRefusals>>;

const ON_LIST =
  'You are on the waitlist of this flight. When a place that is large enough is free, we will hold it for you and tell you.';
const LAPSED =
  'The time to take this place is over, so the next on the waitlist gets it. Choose another flight, or join the waitlist again.';

/** What somebody reads who asks for a place on a full flight. */
const fullFor = ({ waits }: Pick<Shipment, 'waits'>, departureId: string): string => {
  if (waits?.departureId !== departureId) return FULL;
  return waits.offeredUntil === undefined ? ON_LIST : LAPSED;
};

/**
 * Why a shipment gets no place on a flight, with the flights on which it does; undefined when it does get one. One that is held for
 * it counts. While it waits it gets no other on the same flight: its turn comes. `comes` is when the goods can be at the dock at the
 * earliest (`comesIn` of `comes-at.ts`); whoever leaves it out says that they are brought in time.
 */
export const noPlace = async (
  flights: Pick<Flights, 'find' | 'upcoming'>,
  departureId: string,
  shipment: Pick<Shipment, 'to' | 'pieces' | 'howItComes' | 'waits'>,
  now: Date,
  comes: Comes = { at: now, tooLate: NO_PICKUP_IN_TIME },
): Promise<NoPlace | undefined> => {
  const flight = await flights.find(departureId, now);
  if (flight === undefined || flight.to !== shipment.to) return noSuchFlight();
  const heavy = tooHeavy(flight, shipment);
  if (heavy) return heavy;
  const request = { now, onHand: isOnHand(shipment) };
  const load = loadOf(shipment.pieces);
  const waitsForIt = shipment.waits?.departureId === departureId;
  const late = comesTooLate(flight, comes.at, now);
  const problem = holdsPlaceOn(shipment, departureId, now)
    ? notBookableNow(flight, { now, onHand: false })
    : (placeProblem(flight, load, request) ?? (waitsForIt ? 'FLIGHT_FULL' : undefined));
  if (problem === undefined && !late) return undefined;
  const others = await flights.upcoming(shipment.to, now, OFFERED + 1);
  const details = {
    flights: others
      .filter((other) => other.id !== departureId && placeProblem(other, load, request) === undefined)
      .filter((other) => !comesTooLate(other, comes.at, now))
      .slice(0, OFFERED)
      .map(offered),
  };
  if (late && (problem === undefined || problem === 'FLIGHT_FULL'))
    return refuse('FLIGHT_CLOSED', comes.tooLate, details);
  return problem === 'FLIGHT_FULL'
    ? refuse('FLIGHT_FULL', fullFor(shipment, departureId), details)
    : refuse('FLIGHT_CLOSED', 'This flight can no longer be booked. Choose another flight.', details);
};

/** Why a changed shipment does not fit in its place on the flight; undefined when it does. Only what grows has to fit. */
export const noRoom = async (
  flights: Pick<Flights, 'find'>,
  departureId: string,
  before: Pick<Shipment, 'pieces'>,
  after: Pick<Shipment, 'pieces'>,
  now: Date,
): Promise<NoPlace | undefined> => {
  const flight = await flights.find(departureId, now);
  if (flight === undefined) return noSuchFlight();
  const heavy = tooHeavy(flight, after);
  if (heavy) return heavy;
  const [was, is] = [loadOf(before.pieces), loadOf(after.pieces)];
  const more = { thousandthsLb: is.thousandthsLb - was.thousandthsLb, pieces: is.pieces - was.pieces };
  if (more.thousandthsLb <= 0 && more.pieces <= 0) return undefined;
  if (flight.recorded !== 'SCHEDULED')
    return refuse('FLIGHT_CLOSED', 'Your flight is closed, so nothing can be added.');
  const { free } = flight;
  const fits =
    !isForWaitlist(flight, now) &&
    (more.thousandthsLb <= 0 || more.thousandthsLb <= free.thousandthsLb) &&
    (more.pieces <= 0 || more.pieces <= free.pieces);
  return fits
    ? undefined
    : refuse(
        'FLIGHT_FULL',
        'Your flight has no space left for more. Take less, or cancel and choose another flight.',
      );
};

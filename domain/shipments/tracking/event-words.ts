import { type Journey, statusWords, type TrackingStatus } from '../../carriage/tracking-words.ts';
import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { airportPlace } from '../../kernel/airports.ts';
import { destinations } from '../../kernel/destinations.ts';
import type { TrackingEvent } from '../happenings.ts';
import type { PieceState, TrackingCode } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import type { Followed, FollowedFlight } from './followed.ts';
import { dayWords, destinationCity, localTime, origin, type TrackedPlace } from './local-times.ts';
import type { TrackedLine } from './reply.ts';

const statuses: Readonly<Record<Exclude<PieceState, 'DRAFT' | 'CANCELLED'>, TrackingStatus>> = {
  BOOKED: 'booked',
  PICKED_UP: 'pickedUp',
  RECEIVED: 'received',
  READY: 'ready',
  MANIFESTED: 'manifested',
  DEPARTED: 'departed',
  ARRIVED: 'arrived',
  CHECKED_IN_DEST: 'checkedIn',
  CUSTOMS: 'customs',
  CLEARED: 'cleared',
  READY_FOR_COLLECTION: 'readyForCollection',
  OUT_FOR_DELIVERY: 'outForDelivery',
  DELIVERED: 'delivered',
};

const numberOf = ({ flightNumber, day }: FollowedFlight): string =>
  flightNumber === undefined ? `the flight of ${dayWords(day)}` : `flight ${flightNumber}`;

/** The names in the statuses of a shipment, with one of its flights. */
const journeyWith = ({ shipment, dock }: Followed, flight: FollowedFlight | undefined): Journey => ({
  departs: flight ? dayWords(flight.day) : 'a flight',
  dock,
  from: flight?.originAirport ?? defaultSchedule.lanes[shipment.to].originAirport,
  to: flight?.destinationAirport ?? destinations[shipment.to].airport,
  flight: flight ? numberOf(flight) : 'a flight',
});

/** The names in the statuses of a shipment now. */
export const journeyOf = (followed: Followed): Journey => journeyWith(followed, followed.flight);

/** The flight of an event, which may be an earlier one of the shipment. */
const flightOf = (
  { flight, firstFlight, others = [] }: Followed,
  event: TrackingEvent,
): FollowedFlight | undefined =>
  [firstFlight, ...others].find((one) => one !== undefined && one.id === event.flight) ?? flight;

/** The status of a piece in words. */
export const stateWords = (state: PieceState, journey: Journey): string => {
  if (state === 'CANCELLED') return 'Canceled';
  return state === 'DRAFT' ? 'Not booked yet' : statusWords(statuses[state], journey).text;
};

const ofCodes: Readonly<Partial<Record<TrackingCode, TrackingStatus>>> = {
  BKD: 'booked',
  DPU: 'pickedUp',
  FOH: 'received',
  SCR: 'ready',
  // What was screened before `SCR`; after the list it is the airline that says it.
  RCS: 'ready',
  MAN: 'manifested',
  DEP: 'departed',
  ARR: 'arrived',
  RCF: 'checkedIn',
  CRC: 'customs',
  CCD: 'cleared',
  NFD: 'readyForCollection',
  OFD: 'outForDelivery',
  DLV: 'delivered',
  DDL: 'delivered',
};

/** What has no status of its own. */
const otherWords: Readonly<Partial<Record<TrackingCode, string>>> = {
  CAN: 'Canceled',
  DIS_SSPD: 'Left behind when the plane was loaded',
  DIS_OFLD: 'Taken off the flight before takeoff',
  DIS_MSCA: 'We cannot find it right now',
  DIS_FDCA: 'Found again',
  DIS_OVCD: 'Flew past its stop',
};

const troubleCodes: readonly TrackingCode[] = ['DIS_SSPD', 'DIS_OFLD', 'DIS_MSCA', 'DIS_OVCD'];

const codesAtDock: readonly TrackingCode[] = ['BKD', 'DPU', 'FOH', 'SCR', 'RCS', 'MAN', 'CAN'];
const codesAtAirport: readonly TrackingCode[] = ['DEP', 'DIS_SSPD', 'DIS_OFLD'];

/** Where something happened, from its kind. What somebody typed as a place is not shown: it may be an address. */
const placeOf = (code: TrackingCode, followed: Followed, hasFlown: boolean): TrackedPlace => {
  const { shipment, dock, flight } = followed;
  if (codesAtDock.includes(code)) return origin(dock);
  if (codesAtAirport.includes(code))
    return origin(flight === undefined ? dock : airportPlace(flight.originAirport));
  return hasFlown || ofCodes[code] !== undefined ? destinationCity(shipment.to) : origin(dock);
};

/** The codes whose place says nothing: a booking is made anywhere, and the sender's address is nobody's business. */
const placeless: readonly TrackingCode[] = ['BKD', 'DPU', 'CAN', 'DIS_OVCD'];

/** What the airline says when it takes over what is on the list of a flight. Before the list, older events with this code are screenings. */
const ACCEPTED = 'Accepted by the airline';

/** The events of some pieces in words, newest first. */
export const linesOf = (followed: Followed, events: readonly TrackingEvent[]): TrackedLine[] => {
  let hasFlown = false;
  let isListed = false;
  const lines = events.map((event): TrackedLine => {
    const { code, at } = event;
    const journey = journeyWith(followed, flightOf(followed, event));
    const status = ofCodes[code];
    const place = placeOf(code, followed, hasFlown);
    const words = status === undefined ? (otherWords[code] ?? '') : statusWords(status, journey).text;
    const text = code === 'RCS' && isListed ? ACCEPTED : words;
    if (code === 'MAN') isListed = true;
    if (code === 'DEP') hasFlown = true;
    if (code === 'DIS_SSPD' || code === 'DIS_OFLD') {
      hasFlown = false;
      isListed = false;
    }
    return {
      at,
      time: localTime(at, place),
      ...(placeless.includes(code) || text.includes(place.name) ? {} : { place: place.name }),
      text,
      isTrouble: troubleCodes.includes(code),
    };
  });
  return lines.toReversed();
};

/** What went wrong with a piece, and what is done about it. */
export const troubleWords: Readonly<Record<NonNullable<Piece['exception']>, string>> = {
  SHORT_SHIPPED: 'It was left behind when the plane was loaded.',
  OFFLOADED: 'It was taken off the flight before takeoff.',
  MISSING: 'We cannot find it right now, and we are looking for it.',
  OVER_CARRIED: 'It flew past its stop. The airline has to bring it back.',
};

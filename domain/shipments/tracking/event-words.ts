import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { airportPlace } from '../../kernel/airports.ts';
import { destinations } from '../../kernel/destinations.ts';
import { wordsOfCode } from '../code-words.ts';
import type { TrackingEvent } from '../happenings.ts';
import type { TrackingCode } from '../lifecycle.ts';
import { type Journey, stateWords } from '../state-words.ts';
import type { Followed, FollowedFlight } from './followed.ts';
import { dayWords, destinationCity, localTime, origin, type TrackedPlace } from './local-times.ts';
import type { TrackedLine } from './reply.ts';

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

/** Where something happened, from its kind. What somebody typed as a place is not shown: it may be an address. */
const placeOf = (
  code: TrackingCode,
  { shipment, dock }: Followed,
  {
    from,
    hasFlown,
    isListed,
  }: { readonly from: string; readonly hasFlown: boolean; readonly isListed: boolean },
): TrackedPlace => {
  const { at } = wordsOfCode[code];
  // What is on the list of a flight is accepted by the airline, which does that at its airport.
  if (at === 'airport' || (code === 'RCS' && isListed)) return origin(airportPlace(from));
  const isThere = at === 'destination' || (at === undefined && hasFlown);
  return isThere ? destinationCity(shipment.to) : origin(dock);
};

/** The events of some pieces in words, newest first. */
export const linesOf = (followed: Followed, events: readonly TrackingEvent[]): TrackedLine[] => {
  let hasFlown = false;
  let isListed = false;
  const lines = events.map((event): TrackedLine => {
    const { code, at } = event;
    const journey = journeyWith(followed, flightOf(followed, event));
    const { told = { text: '' }, isPlaceless, isTrouble = false } = wordsOfCode[code];
    const place = placeOf(code, followed, { from: journey.from, hasFlown, isListed });
    const words = 'state' in told ? stateWords(told.state, journey) : told.text;
    const text = code === 'RCS' && isListed ? wordsOfCode.RCS.desk : words;
    if (code === 'MAN') isListed = true;
    if (code === 'DEP') hasFlown = true;
    if (code === 'DIS_SSPD' || code === 'DIS_OFLD') {
      hasFlown = false;
      isListed = false;
    }
    return {
      at,
      time: localTime(at, place),
      ...(isPlaceless || text.includes(place.name) ? {} : { place: place.name }),
      text,
      isTrouble,
    };
  });
  return lines.toReversed();
};

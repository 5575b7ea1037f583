import { airportPlace } from '../../kernel/airports.ts';
import { destinations } from '../../kernel/destinations.ts';
import { OUR_TIME } from '../../kernel/new-york.ts';
import { dayWords as shortDay } from '../../kernel/short-times.ts';
import { whatToBring } from '../handover/who-collects.ts';
import { blocking, type HoldKind, isOurWork } from '../holds.ts';
import type { PieceState } from '../lifecycle.ts';
import { comesTooLate } from '../rolls/flight-fit.ts';
import { aheadOf } from '../state-words.ts';
import { notRecorded } from './arrival/late-words.ts';
import { hasDeparted, isUnrecorded } from './arrival/ways.ts';
import type { Followed, FollowedFlight } from './followed.ts';
import { dayWords, destinationCity, localTime, origin, timeThere } from './local-times.ts';

/** Where something in the way is said before anything else. Goods that are still to come have to come all the same. */
const beforeFlight: readonly PieceState[] = ['PICKED_UP', 'RECEIVED', 'READY'];
const beforeHandover: readonly PieceState[] = ['CLEARED', 'READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY'];

/** Who has paid is not told to whoever knows the number. */
const isTold = (kind: HoldKind): boolean => kind !== 'PAYMENT_DUE';

/** Something that is in the way of pieces in a state, without what it is: that is the sender's business. */
const inTheWay = ({ shipment: { holds: placed } }: Followed, state: PieceState): string | undefined => {
  const told = placed.filter(({ kind }) => isTold(kind));
  const blocks = (step: 'manifest' | 'handover'): boolean => blocking(told, step).length > 0;
  if (beforeFlight.includes(state) && blocks('manifest'))
    return blocking(told, 'manifest').every(({ kind }) => isOurWork(kind))
      ? 'We have to finish something before it can fly. The sender has nothing to do.'
      : 'Something has to be settled before it can fly. The sender can see what it is in their account.';
  if (beforeHandover.includes(state) && blocks('handover'))
    return 'Something has to be settled before it is handed over. The sender can see what it is in their account.';
  return undefined;
};

/** With which flight it flies, or what keeps it from one. */
export const flies = (followed: Followed): string => {
  const { flight, first, open, reader, shipment } = followed;
  if (flight === undefined) return 'It goes on the next flight that has space.';
  if (flight.state === 'CANCELLED')
    return 'Its flight was canceled. We are choosing another one, and the sender is told when we have it.';
  if (hasDeparted(flight, followed))
    return `The flight of ${dayWords(flight.day)} left without it. It goes on the next flight that has space.`;
  if (isUnrecorded(flight, followed)) return `Planned for ${dayWords(flight.day)}. ${notRecorded('it')}`;
  if (open !== undefined) return `Booked for ${dayWords(flight.day)}. ${open}`;
  // What is still to be done is said above, on the receiver's page, so that no flight is promised below.
  if (
    reader === 'receiver' &&
    (shipment.state === 'BOOKED' || blocking(shipment.holds, 'manifest').length > 0)
  )
    return `It is booked for ${dayWords(flight.day)}.`;
  const from = airportPlace(flight.originAirport);
  return first === undefined
    ? `It flies from ${from} on ${dayWords(flight.day)}.`
    : `${first}, it flies from ${from} on ${shortDay(flight.day)}.`;
};

/** Goods that we pick up. Neither the day nor the hours are told: they say when somebody is at home. */
const withTheVan = (followed: Followed, flight: FollowedFlight): string => {
  const { comesAt, now } = followed;
  return comesAt !== undefined && comesTooLate(flight, comesAt, now)
    ? `We pick it up from the sender, but too late for its flight on ${dayWords(flight.day)}. It goes on the next flight that has space.`
    : `We pick it up from the sender. ${flies(followed)}`;
};

const toTheDock = (followed: Followed): string => {
  const { shipment, flight, dock, now } = followed;
  if (flight === undefined)
    return 'It has no flight yet. We are looking for a place, and the sender is told when we have one.';
  const isOpen = now.toISOString() < flight.cargoCutoff;
  if (isOpen && shipment.howItComes === 'PICKUP') return withTheVan(followed, flight);
  if (followed.reader === 'receiver')
    return isOpen
      ? `It is not at our ${dock} facility yet. ${flies(followed)}`
      : `It did not reach our ${dock} facility in time. It goes on the next flight that has space.`;
  return isOpen
    ? `It has to be at our ${dock} facility before ${localTime(flight.cargoCutoff, origin(dock))} (${OUR_TIME}). ${flies(followed)}`
    : `The cutoff for that flight has passed, and it has not reached our ${dock} facility. It goes on the next flight that has space.`;
};

const afterCustoms = ({ shipment: { to, door } }: Followed): string =>
  door
    ? 'Our partner takes it to the receiver’s door.'
    : `Our partner in ${destinations[to].city} gets it ready to be collected.`;

/** When it was handed over, by the clocks there. To whom is the sender’s business. */
const handedOver = ({ shipment: { to }, events }: Followed): string => {
  const last = events.findLast(({ code }) => code === 'DLV' || code === 'DDL');
  return `It was handed over${last === undefined ? '' : ` ${timeThere(last.at, destinationCity(to))}`}.`;
};

/** What happens next to pieces in a state, and when. */
export const nextWords = (followed: Followed, state: PieceState): string =>
  inTheWay(followed, state) ??
  aheadOf(state, {
    city: destinations[followed.shipment.to].city,
    dock: followed.dock,
    flies: flies(followed),
    comes: toTheDock(followed),
    handed: handedOver(followed),
    handled: afterCustoms(followed),
    receiver: followed.reader === 'receiver' ? 'You' : 'The receiver',
    bring: whatToBring(
      followed.reader === 'receiver' ? 'receiver' : 'sender',
      destinations[followed.shipment.to].taxNumber,
    ),
  });

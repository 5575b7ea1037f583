import * as z from 'zod/mini';
import { clockWords } from '../kernel/clock-words.ts';
import { departsAt } from './departure-time.ts';
import type { FlightRecord } from './flight.ts';
import { CarrierName, DepartureTime, FlightNumber } from './flights-setting.ts';
import { type FlightState, mayFollow } from './lifecycle.ts';
import { prefixProblem } from './waybills/airlines.ts';

/** Which airline flies, as which flight, and when it leaves: what stands before the airline accepts the cargo. */
export const FlightAirline = z.strictObject({
  carrier: CarrierName,
  flightNumber: FlightNumber,
  departureTime: DepartureTime,
});
export type FlightAirline = z.infer<typeof FlightAirline>;

type Named = Pick<FlightRecord, 'carrier' | 'flightNumber'>;

/** What is not known yet of the airline of a flight, in words: `the airline and the flight number`. Undefined when both are. */
export const airlineMissing = ({ carrier, flightNumber }: Named): string | undefined => {
  const missing = [
    ...(carrier === undefined ? ['the airline'] : []),
    ...(flightNumber === undefined ? ['the flight number'] : []),
  ];
  return missing.length === 0 ? undefined : missing.join(' and ');
};

/**
 * Whether staff may still name airline, flight number and time of departure: until the airline has accepted the cargo. A flight that
 * was accepted while nobody had to name them gets them until it has left, because senders and the agent read them then.
 */
export const mayNameAirline = (flight: Named & { readonly state: FlightState }): boolean =>
  mayFollow(flight.state, 'CANCELLED') &&
  (flight.state !== 'TENDERED' || airlineMissing(flight) !== undefined);

/** The flight without its air waybill, if that is one of another airline than its flight number names now. */
export const withOwnWaybill = <Flight extends Pick<FlightRecord, 'mawb'>>(
  flight: Flight,
  flightNumber: string | undefined,
): Flight => {
  const { mawb, ...rest } = flight;
  const isOfAnother =
    mawb !== undefined &&
    flightNumber !== undefined &&
    prefixProblem(flightNumber, mawb.slice(0, 3)) !== undefined;
  return isOfAnother ? (rest as Flight) : flight;
};

/** What is wrong with a time of departure; undefined when nothing is. */
export const departureProblem = (
  { day, bookingCutoff }: Pick<FlightRecord, 'day' | 'bookingCutoff'>,
  { departureTime }: Pick<FlightAirline, 'departureTime'>,
): string | undefined =>
  departsAt({ day, departureTime }).toISOString() <= bookingCutoff
    ? `Booking is not closed by ${clockWords(departureTime)}. Choose a later time, or let booking close earlier`
    : undefined;

/**
 * What is wrong with a flight number; undefined when nothing is. The airline has the cargo of an accepted flight under its air waybill, so
 * the flight is of the airline of that number.
 */
export const acceptedWaybillProblem = (
  flight: Pick<FlightRecord, 'recorded' | 'mawb'>,
  { flightNumber }: Pick<FlightAirline, 'flightNumber'>,
): string | undefined =>
  flight.recorded === 'TENDERED' && withOwnWaybill(flight, flightNumber) !== flight
    ? `The airline accepted the cargo with ${flight.mawb}, which is a number of another airline. Check the flight number`
    : undefined;

/** The flight with its airline; undefined when nothing about it changes. A number of another airline is no longer its air waybill. */
export const withAirline = (
  before: FlightRecord,
  { carrier, flightNumber, departureTime }: FlightAirline,
): FlightRecord | undefined => {
  const isSame =
    before.carrier === carrier &&
    before.flightNumber === flightNumber &&
    before.departureTime === departureTime;
  if (isSame) return undefined;
  const byHand = [...new Set([...before.byHand, 'flight' as const])].toSorted();
  return { ...withOwnWaybill(before, flightNumber), carrier, flightNumber, departureTime, byHand };
};

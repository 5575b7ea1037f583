import * as z from 'zod/mini';
import { clockWords } from '../kernel/clock-words.ts';
import { CLOCK_NAME } from '../kernel/new-york.ts';
import type { FlightRecord } from './flight.ts';
import { aircraftNames } from './flights-setting.ts';
import { receiptWords } from './receipt.ts';

/** What a change of a flight can be about. */
const flightFields = [
  'day',
  'movedBy',
  'originAirport',
  'cargoCutoff',
  'bookingCutoff',
  'etaFrom',
  'etaTo',
  'opensAt',
  'carrier',
  'flightNumber',
  'departureTime',
  'mawb',
  'receipt',
  'aircraft',
  'lb',
  'pieces',
  'largestPieceLb',
] as const;

/** The names of the fields, as people read them. */
export const flightFieldNames: Readonly<Record<(typeof flightFields)[number], string>> = {
  day: 'Leaves',
  movedBy: 'Because of',
  originAirport: 'From',
  cargoCutoff: 'Goods due',
  bookingCutoff: 'Booking closes',
  etaFrom: 'Arrives from',
  etaTo: 'Arrives until',
  opensAt: 'Can be booked from',
  carrier: 'Airline',
  flightNumber: 'Flight number',
  departureTime: `Departure time (${CLOCK_NAME})`,
  mawb: 'Master air waybill',
  receipt: 'Receipt of the airline',
  aircraft: 'Aircraft',
  lb: 'Pounds',
  pieces: 'Pieces',
  largestPieceLb: 'Heaviest piece (pounds)',
};

/** One field of a flight that has another value than before. */
export const FlightChange = z.object({
  field: z.enum(flightFields),
  before: z.optional(z.union([z.string(), z.number()])),
  after: z.optional(z.union([z.string(), z.number()])),
});
export type FlightChange = z.infer<typeof FlightChange>;

type Values = Readonly<Record<(typeof flightFields)[number], string | number | undefined>>;

const valuesOf = ({ eta, capacity, ...flight }: Changeable): Values => ({
  ...flight,
  movedBy: flight.movedBy,
  carrier: flight.carrier,
  flightNumber: flight.flightNumber,
  departureTime: flight.departureTime && clockWords(flight.departureTime),
  mawb: flight.mawb,
  receipt: flight.receipt && receiptWords(flight.receipt),
  aircraft: aircraftNames[flight.aircraft ?? 'PASSENGER'],
  etaFrom: eta.from,
  etaTo: eta.to,
  ...capacity,
});

type Changeable = Pick<
  FlightRecord,
  | 'day'
  | 'movedBy'
  | 'originAirport'
  | 'cargoCutoff'
  | 'bookingCutoff'
  | 'eta'
  | 'opensAt'
  | 'carrier'
  | 'flightNumber'
  | 'departureTime'
  | 'mawb'
  | 'receipt'
  | 'aircraft'
  | 'capacity'
>;

/** The fields in which two versions of a flight differ, each with both values. */
export const flightChanges = (before: Changeable, after: Changeable): FlightChange[] => {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return flightFields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({
      field,
      ...(old[field] === undefined ? {} : { before: old[field] }),
      ...(now[field] === undefined ? {} : { after: now[field] }),
    }));
};

/** What happened to a flight. `changed`: by the settings or by staff. `named`: staff
 * said which airline flies it. `stopped`: a shipment kept it from being closed. */
const flightActs = [
  'announced',
  'moved',
  'proposed',
  'accepted',
  'refused',
  'changed',
  'named',
  'cancelled',
  'closing',
  'stopped',
  'manifested',
  'waybill',
  'receipt',
  'tendered',
  'left',
  'not-left',
  'arrived',
  'not-arrived',
  'checked-in',
  'customs',
  'cleared',
  'ready',
  'closed',
] as const;
export type FlightAct = (typeof flightActs)[number];

/** One entry of a flight's history, written together with the change. */
export const FlightHistoryEntry = z.object({
  /** The version of the flight after it. */
  version: z.int(),
  at: z.string(),
  /** The user id of the person; `system` for what schedule and settings did. */
  by: z.string(),
  what: z.enum(flightActs),
  reason: z.optional(z.string()),
  changes: z.array(FlightChange),
});
export type FlightHistoryEntry = z.infer<typeof FlightHistoryEntry>;

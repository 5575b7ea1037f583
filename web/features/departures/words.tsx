import type { FlightRecord, Load } from '#domain/departures/flight.ts';
import { type FlightAct, type FlightChange, flightFieldNames } from '#domain/departures/flight-changes.ts';
import type { FlightState } from '#domain/departures/lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';

const states: Readonly<Record<FlightState, readonly [words: string, tone: BadgeTone]>> = {
  PLANNED: ['Not open yet', 'plain'],
  OPEN: ['Open', 'done'],
  CARGO_CLOSED: ['Cargo closed', 'time'],
  BOOKING_CLOSED: ['Booking closed', 'time'],
  CLOSING: ['Being closed', 'time'],
  MANIFESTED: ['Manifest made', 'note'],
  TENDERED: ['With the airline', 'note'],
  DEPARTED: ['Left', 'note'],
  ARRIVED: ['Landed', 'done'],
  CLOSED: ['Done', 'plain'],
  CANCELLED: ['Canceled', 'wrong'],
};

/** The state of a flight in words. */
export const stateWords = (state: FlightState): string => states[state][0];

/** The state of a flight. */
export const StateBadge = ({ state }: { readonly state: FlightState }) => (
  <Badge tone={states[state][1]}>{stateWords(state)}</Badge>
);

const count = (number: number): string => number.toLocaleString('en-US');
const pounds = (thousandths: number): string => `${count(Math.ceil(thousandths / 1000))} lb`;

type Used = Pick<FlightRecord, 'capacity' | 'free'>;

/** How much weight of a flight is taken: `679 of 5,000 lb`. */
export const weightWords = ({ capacity, free }: Used): string =>
  `${count(Math.ceil(capacity.lb - free.thousandthsLb / 1000))} of ${count(capacity.lb)} lb`;

/** How many pieces of a flight are taken: `22 of 150 pieces`. */
export const piecesWords = ({ capacity, free }: Used): string =>
  `${count(capacity.pieces - free.pieces)} of ${count(capacity.pieces)} pieces`;

/** By how much a flight is over its capacity; undefined when it is not. */
export const overWords = ({ free }: Pick<FlightRecord, 'free'>): string | undefined => {
  const over = [
    ...(free.thousandthsLb < 0 ? [pounds(-free.thousandthsLb)] : []),
    ...(free.pieces < 0 ? [`${count(-free.pieces)} ${free.pieces === -1 ? 'piece' : 'pieces'}`] : []),
  ];
  return over.length > 0 ? `${over.join(' and ')} too much` : undefined;
};

/** A cutoff with the time that is left: `Tue, Nov 24, 2:00 PM · in 2 d 4 h`. */
export const cutoffWords = (cutoff: string, now: number): string => {
  const at = new Date(cutoff);
  const left = at.getTime() - now;
  return `${instantWords(at)}${left > 0 ? ` · in ${spanWords(left)}` : ''}`;
};

/** What a shipment takes of a flight: `62 lb, 2 pieces`. */
export const loadWords = ({ thousandthsLb, pieces }: Load): string =>
  `${pounds(thousandthsLb)}, ${count(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;

/** How many shipments are on a flight: `no shipments`, `1 shipment`. */
export const shipmentsWords = (shipments: number): string => {
  if (shipments === 0) return 'no shipments';
  return shipments === 1 ? '1 shipment' : `${count(shipments)} shipments`;
};

const days: ReadonlySet<FlightChange['field']> = new Set(['day', 'etaFrom', 'etaTo']);
const instants: ReadonlySet<FlightChange['field']> = new Set(['cargoCutoff', 'bookingCutoff', 'opensAt']);

const valueWords = (field: FlightChange['field'], value: string | number | undefined): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return count(value);
  if (days.has(field)) return dayWords(value);
  return instants.has(field) ? instantWords(new Date(value)) : value;
};

/** One change in words: `Leaves: Fri, Dec 4 → Thu, Dec 3`. */
export const changeWords = ({ field, before, after }: FlightChange): string =>
  `${flightFieldNames[field]}: ${valueWords(field, before)} → ${valueWords(field, after)}`;

/** What happened, as the heading of a history entry. */
export const actWords: Readonly<Record<FlightAct, string>> = {
  announced: 'Planned',
  moved: 'Moved, nobody had booked it',
  proposed: 'Another day was proposed',
  accepted: 'The proposed day was accepted',
  refused: 'The proposed day was refused',
  changed: 'Changed',
  cancelled: 'Canceled',
  closing: 'Closing was started',
  stopped: 'Closing was stopped by a shipment',
  manifested: 'The manifest was made',
  waybill: 'The airline’s air waybill number was taken',
  tendered: 'Accepted by the airline',
  left: 'Left',
  arrived: 'Landed',
  'checked-in': 'Checked in at the destination',
  customs: 'With customs',
  cleared: 'Released by customs',
  ready: 'Ready to be collected',
  closed: 'Everything handed over',
};

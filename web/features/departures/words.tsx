import type { FlightRecord, Load } from '#domain/departures/flight.ts';
import { type FlightAct, type FlightChange, flightFieldNames } from '#domain/departures/flight-changes.ts';
import type { FlightState } from '#domain/departures/lifecycle.ts';
import { type ChangeLine, changeLine } from '#web/ui/data/history-line.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { instantWords } from '#web/ui/time/countdown-words.ts';
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

const text = (value: string | number | undefined): string | undefined =>
  typeof value === 'number' ? count(value) : value;

/** One change in words: `Leaves`, `Fri, Dec 4 → Thu, Dec 3`. */
export const changeLineOf = ({ field, before, after }: FlightChange): ChangeLine =>
  changeLine(flightFieldNames[field], text(before), text(after));

/** The same in one text: `Leaves: Fri, Dec 4 → Thu, Dec 3`. */
export const changeWords = (change: FlightChange): string => {
  const { label, words } = changeLineOf(change);
  return `${label}: ${words}`;
};

/** What was done with a flight, after the name of who did it. */
export const actWords: Readonly<Record<FlightAct, string>> = {
  announced: 'planned it',
  moved: 'moved it, as nobody had booked it',
  proposed: 'proposed another day',
  accepted: 'accepted the proposed day',
  refused: 'refused the proposed day',
  changed: 'changed it',
  named: 'set airline, flight number and departure time',
  cancelled: 'canceled it',
  closing: 'started to close it',
  stopped: 'stopped closing it, as a shipment could not be on the list',
  manifested: 'made the manifest',
  waybill: 'took a master air waybill number',
  receipt: 'brought the receipt of the airline',
  tendered: 'recorded that the airline accepted it',
  left: 'recorded that it left',
  'not-left': 'took back that it left',
  arrived: 'recorded that it landed',
  'not-arrived': 'took back that it landed',
  'checked-in': 'recorded that it was checked in at the destination',
  customs: 'recorded that it is with customs',
  cleared: 'recorded that customs released it',
  ready: 'recorded that it is ready to be collected',
  closed: 'closed it, as everything is handed over',
};

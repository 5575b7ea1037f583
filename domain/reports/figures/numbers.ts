import type { Invoice } from '../../billing/invoice.ts';
import { summaryOf } from '../../billing/invoice.ts';
import { dayIn } from '../../kernel/day-in.ts';
import { destinations } from '../../kernel/destinations.ts';
import { countDays, HOUR_MS, newYorkDay } from '../../kernel/new-york.ts';
import { toldEvents } from '../../shipments/dock/undo.ts';
import type { TrackingEvent } from '../../shipments/happenings.ts';
import { type PieceState, pieceStates, type TrackingCode } from '../../shipments/lifecycle.ts';
import { measuredGoods, unroundedLbOf } from '../../shipments/measuring.ts';
import { flightsOf, partOn } from '../../shipments/piece-flights.ts';
import { loadOf, type Piece } from '../../shipments/pieces.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import type { Counted } from '../counted.ts';
import { countedOn, flightKeyOf } from './keys.ts';

/** Everything that a shipment is counted from. */
export interface ShipmentFacts {
  readonly shipment: Shipment;
  readonly events: readonly TrackingEvent[];
  /** Undefined while it is not billed. */
  readonly invoice: Invoice | undefined;
  /** Cubic inches that count as a pound, by the rate card of its price. */
  readonly dimDivisor: number;
  /** The last day on which it was to be ready, as its sender was told at the booking. Undefined where nobody knows it any more. */
  readonly promisedUntil: string | undefined;
}

type Numbers = Readonly<Record<string, number>>;

/** How often a measure had a whole value: `transit.6` counts shipments that took six days. */
export const valueName = (measure: 'transit' | 'weighed' | 'screened', value: number): string =>
  `${measure}.${value}`;

const isThere = (state: PieceState): boolean =>
  state !== 'CANCELLED' && pieceStates.indexOf(state) >= pieceStates.indexOf('ARRIVED');

const volumeOf = (part: Shipment, dimDivisor: number): Numbers => {
  const { thousandthsLb, pieces } = loadOf(part.pieces);
  return {
    pieces,
    thousandthsLb,
    chargeable: Math.round(unroundedLbOf(measuredGoods(part), dimDivisor) * 1000),
    landed: part.pieces.filter(({ state }) => isThere(state)).length,
  };
};

const moneyOf = (invoice: Invoice | undefined): Numbers => {
  if (invoice === undefined) return {};
  const { charged, credited, tax = 0, accounts = {} } = summaryOf(invoice);
  return { billed: charged === 0 ? 0 : 1, revenue: charged - tax - credited, storage: accounts.STORAGE ?? 0 };
};

/** When something first happened to a piece, of what was not taken back. */
const firstOf = (
  events: readonly TrackingEvent[],
  codes: readonly TrackingCode[],
  { n }: Pick<Piece, 'n'>,
): TrackingEvent | undefined =>
  events
    .filter(({ code, pieces }) => codes.includes(code) && pieces.includes(n))
    .toSorted((one, other) => one.at.localeCompare(other.at))[0];

/** The last of these instants; undefined when one of them is not known yet, or there is none. */
const lastOf = (instants: readonly (string | undefined)[]): string | undefined =>
  instants.every((at) => at !== undefined) ? instants.toSorted().at(-1) : undefined;

/** How long the shipment took, in days of the calendar, and whether it was ready on the days that its sender was told. */
const wayOf = (
  { shipment, promisedUntil }: Pick<ShipmentFacts, 'shipment' | 'promisedUntil'>,
  events: readonly TrackingEvent[],
): Numbers => {
  const pieces = shipment.pieces.filter(({ state }) => state !== 'CANCELLED');
  const received = lastOf(pieces.map((piece) => firstOf(events, ['FOH'], piece)?.at));
  const ready = lastOf(pieces.map((piece) => firstOf(events, ['NFD', 'OFD'], piece)?.at));
  if (ready === undefined) return {};
  const readyDay = dayIn(new Date(ready), destinations[shipment.to].zone);
  return {
    ...(received === undefined
      ? {}
      : { [valueName('transit', Math.max(0, countDays(newYorkDay(new Date(received)), readyDay) - 1))]: 1 }),
    ...(promisedUntil === undefined ? {} : { [readyDay <= promisedUntil ? 'onTime' : 'late']: 1 }),
  };
};

/** Hours that have begun. */
const hoursBetween = (from: string, to: string): number =>
  Math.ceil((Date.parse(to) - Date.parse(from)) / HOUR_MS);

/** Hours from the check-in of each piece to the scale and to its screening. What lay in a mailbox is not checked in again. */
const dockOf = (part: Shipment, events: readonly TrackingEvent[]): Numbers => {
  const counts: Record<string, number> = {};
  const count = (measure: 'weighed' | 'screened', from: string, to: string | undefined): void => {
    if (to === undefined || to < from) return;
    const name = valueName(measure, hoursBetween(from, to));
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const piece of part.pieces.filter(({ state }) => state !== 'CANCELLED')) {
    const received = firstOf(events, ['FOH'], piece);
    if (received === undefined || received.source === 'mailbox') continue;
    count('weighed', received.at, piece.measured?.at);
    count('screened', received.at, firstOf(events, ['SCR'], piece)?.at);
  }
  return counts;
};

/**
 * How many more shipments have a piece on a flight than are counted with it: one for a shipment that is counted with another flight.
 * So a flight says what it carries, and flights still add up to each shipment once.
 */
const othersOn = (
  flight: string | undefined,
  own: string | undefined,
  flights: readonly string[],
): Numbers => {
  const isAboard = flight === undefined || flights.includes(flight);
  return { others: Number(isAboard) - Number(flight === own) };
};

const withoutZeros = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0));

/**
 * What a booked shipment adds to the figures of its flights, from nothing but its facts. Pieces that fly apart are counted with the
 * flight of each; the shipment, its money and its days once, with its own flight. A canceled one adds only what it is still charged.
 */
export const figuresOf = (facts: ShipmentFacts): Counted => {
  const { shipment, invoice, dimDivisor } = facts;
  if (shipment.bookedAt === undefined) return {};
  const events = toldEvents(facts.events);
  const flights = flightsOf(shipment);
  const own = shipment.departureId ?? flights[0];
  const isOn = shipment.state !== 'CANCELLED';
  const goods = (flight: string | undefined): Numbers => {
    if (!isOn) return {};
    const part = flight === undefined ? shipment : partOn(shipment, flight);
    return { ...volumeOf(part, dimDivisor), ...dockOf(part, events), ...othersOn(flight, own, flights) };
  };
  const once: Numbers = { ...(isOn ? { shipments: 1, ...wayOf(facts, events) } : {}), ...moneyOf(invoice) };
  const ownFlight = flightKeyOf(own, shipment);
  const ofOwn = { ...goods(own), ...once };
  return Object.fromEntries(
    [
      [countedOn(ownFlight), withoutZeros(ofOwn)] as const,
      ...flights
        .filter((flight) => flight !== own)
        .map((flight) => [countedOn(flightKeyOf(flight, shipment)), withoutZeros(goods(flight))] as const),
    ].filter(([, numbers]) => Object.keys(numbers).length > 0),
  );
};

import { byTurn } from '../../departures/express-first.ts';
import type { Flight, Load } from '../../departures/flight.ts';
import { atDockFrom, type FullSlots } from '../../departures/slots/flight-made.ts';
import type { SlotRules } from '../../departures/slots/slots.ts';
import { comingOf, type HowItComes } from '../pickup.ts';
import { loadOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { fits } from './flight-fit.ts';

type Turn = Pick<Shipment, 'number' | 'service' | 'bookedAt'>;
type Planned = Turn & HowItComes;

/** Where one shipment of a canceled flight goes; nowhere when no flight has a place for it. */
export interface Move {
  readonly number: string;
  readonly to?: string;
}

/** Flights are planned eight weeks ahead, and staff add some: a shipment is offered at most three a week. */
export const FLIGHTS_TRIED = 24;

const turnOf = ({ number, service, bookedAt = '' }: Turn) => ({ number, service, since: bookedAt });

/** Whose turn it is where not all can go. */
export const inTurn = <One extends Turn>(shipments: readonly One[]): readonly One[] =>
  shipments.toSorted((one, other) => byTurn(turnOf(one), turnOf(other)));

/**
 * Who has to leave a flight that has more than it can carry, the first to move first: standard before express, and of one service whoever
 * booked last. `free` is what the flight has left, below zero when it is too little. Nobody when all fit.
 */
export const firstToMove = (
  shipments: readonly (Turn & Pick<Shipment, 'pieces'>)[],
  free: Load,
): readonly string[] => {
  let { thousandthsLb, pieces } = free;
  const moved: string[] = [];
  for (const { number, pieces: theirs } of inTurn(shipments).toReversed()) {
    if (thousandthsLb >= 0 && pieces >= 0) break;
    const load = loadOf(theirs);
    thousandthsLb += load.thousandthsLb;
    pieces += load.pieces;
    moved.push(number);
  }
  return moved;
};

const less = (flight: Flight, { pieces }: Planned): Flight => {
  const load = loadOf(pieces);
  const free = {
    thousandthsLb: flight.free.thousandthsLb - load.thousandthsLb,
    pieces: flight.free.pieces - load.pieces,
  };
  return { ...flight, free };
};

/** The slots, and those in which nothing more fits. */
export interface SlotsNow {
  readonly schedule: SlotRules;
  readonly full?: FullSlots;
}

/**
 * Where the shipments of a canceled flight go: each in its turn gets the earliest flight that has a place for it after those before
 * it and that it makes, so express keeps the earliest day.
 */
export const replanOf = (
  shipments: readonly Planned[],
  flights: readonly Flight[],
  { schedule, full }: SlotsNow,
  now: Date,
): readonly Move[] => {
  const left = [...flights];
  return inTurn(shipments).map((shipment) => {
    const comesAt = atDockFrom(schedule, comingOf(shipment, schedule), now, full);
    const place = left.findIndex((flight) => fits(flight, shipment, now, comesAt));
    const flight = left[place];
    if (flight === undefined) return { number: shipment.number };
    left[place] = less(flight, shipment);
    return { number: shipment.number, to: flight.id };
  });
};

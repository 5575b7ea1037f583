import type { Bill } from '#domain/shipments/bill/bill.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { type ComesDeps, comesAt } from './change/comes-at.ts';
import type { Flights } from './change/flight-place.ts';
import { flightsApart } from './tracking/flights-apart.ts';

export interface StepDeps extends ComesDeps {
  readonly flights: Pick<Flights, 'find'>;
}

/**
 * Gathers what says what is to be done now for a shipment, for every screen and letter. The shipment is as it is at `now`. Reads its
 * flights, and which slots are full for a pickup that has none.
 */
export const stepFacts = async (
  deps: StepDeps,
  { shipment, bill }: { readonly shipment: Shipment; readonly bill?: Bill | undefined },
  now: Date,
): Promise<ShipmentFacts> => {
  const { departureId, state } = shipment;
  const [flight, others, comes, brand, capabilities] = await Promise.all([
    departureId === undefined ? undefined : deps.flights.find(departureId, now),
    // A draft has no place on a flight.
    state === 'DRAFT' ? [] : flightsApart(deps.flights, shipment, now),
    // What is here already, or not booked, makes no flight by when it comes.
    state === 'BOOKED' ? comesAt(deps, shipment, now) : undefined,
    deps.readSetting('brand'),
    // Where it is collected is said once it can be.
    shipment.pieces.some((piece) => piece.state === 'READY_FOR_COLLECTION')
      ? deps.readSetting('capabilities')
      : undefined,
  ]);
  return { shipment, bill, flight, others, comesAt: comes, brand, capabilities, now };
};

/** The same readers for many shipments at once: each flight is read once, and which slots are full, too. */
export const readOnce = ({ flights, readSetting, readFullSlots }: StepDeps): StepDeps => {
  const found = new Map<string, ReturnType<StepDeps['flights']['find']>>();
  let full: ReturnType<StepDeps['readFullSlots']> | undefined;
  return {
    readSetting,
    flights: {
      find: (id, now) => {
        const known = found.get(id) ?? flights.find(id, now);
        found.set(id, known);
        return known;
      },
    },
    readFullSlots: (now) => {
      full ??= readFullSlots(now);
      return full;
    },
  };
};

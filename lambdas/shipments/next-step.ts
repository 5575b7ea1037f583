import { passedOn } from '#domain/shipments/handover/passed-on.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { type StorageDeps, storageNow } from './arrivals/storage-now.ts';
import { type ComesDeps, comesAt } from './change/comes-at.ts';
import type { Flights } from './change/flight-place.ts';
import type { ShipmentStore, WholeShipment } from './store/shipment-store.ts';
import { flightsApart } from './tracking/flights-apart.ts';

export interface StepDeps extends ComesDeps, StorageDeps {
  readonly flights: Pick<Flights, 'find'>;
  readonly shipments: Pick<ShipmentStore, 'whole'>;
}

/** What is known already. What happened to it is read where it is needed. */
interface Known extends Pick<WholeShipment, 'shipment'> {
  readonly bill?: WholeShipment['bill'];
  readonly whole?: WholeShipment;
  readonly offers?: WholeShipment['offers'];
}

/** Of goods at a counter, what their storage costs and what their receiver has. Nothing is read before they are there. */
const readyFacts = async (
  deps: Pick<StepDeps, 'shipments' | 'rateCards'>,
  { shipment, whole }: Known,
  now: Date,
): Promise<Pick<ShipmentFacts, 'storage' | 'passedOn'>> => {
  if (!shipment.pieces.some(({ state }) => state === 'READY_FOR_COLLECTION')) return {};
  const { events, code, link } = whole ??
    (await deps.shipments.whole(shipment.number)) ?? { events: [], code: undefined, link: undefined };
  const storage = await storageNow(deps, { shipment, events }, now);
  return { storage, passedOn: passedOn({ code, link, storage }, now) };
};

/**
 * Gathers what says what is to be done now for a shipment, for every screen and letter. The shipment is as it is at `now`. Reads its
 * flights, which slots are full for a pickup that has none, and of what is ready how long it may wait.
 */
export const stepFacts = async (deps: StepDeps, known: Known, now: Date): Promise<ShipmentFacts> => {
  const { shipment, bill } = known;
  const { departureId, state } = shipment;
  const [flight, others, comes, brand, capabilities, ready] = await Promise.all([
    departureId === undefined ? undefined : deps.flights.find(departureId, now),
    // A draft has no place on a flight.
    state === 'DRAFT' ? [] : flightsApart(deps.flights, shipment, now),
    // What is here already, or not booked, makes no flight by when it comes.
    state === 'BOOKED' ? comesAt(deps, shipment, now) : undefined,
    deps.readSetting('brand'),
    // Where it is collected is said from when it is booked.
    state === 'DRAFT' ? undefined : deps.readSetting('capabilities'),
    readyFacts(deps, known, now),
  ]);
  // A list does not say who collected it.
  const handovers = state === 'DELIVERED' ? known.whole?.handovers : undefined;
  const offers = known.offers ?? known.whole?.offers;
  return {
    ...{ shipment, bill, flight, others, comesAt: comes, brand, capabilities },
    ...{ ...ready, handovers, offers, losses: known.whole?.losses, now },
  };
};

/** The same readers for many shipments at once: each flight is read once, and which slots are full, too. */
export const readOnce = ({ flights, readFullSlots, ...others }: StepDeps): StepDeps => {
  const found = new Map<string, ReturnType<StepDeps['flights']['find']>>();
  let full: ReturnType<StepDeps['readFullSlots']> | undefined;
  return {
    ...others,
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

import type { ShipmentFacts } from '#domain/reports/figures/numbers.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { invoiceStore } from '../billing/index.ts';
import { readPromisedDays } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { promisedRateCard } from '../settings/index.ts';
import { bookedShipments } from '../shipments/index.ts';

export const factVariables = {
  REPORTS_TABLE: required,
  SHIPMENTS_TABLE: required,
  BILLING_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
};

/** Reads everything that a shipment is counted from, as it is now. Undefined when there is no such shipment. */
export type ReadFacts = (number: string) => Promise<ShipmentFacts | undefined>;

/** The divisor of a rate card by its version, read once: cards are never changed. */
const divisors = (readCard: ReturnType<typeof promisedRateCard>) => {
  const known = new Map<number, number>();
  return async (version: number): Promise<number> => {
    const divisor = known.get(version) ?? (await readCard(version)).card.dimDivisor;
    known.set(version, divisor);
    return divisor;
  };
};

/** Who was promised what is asked only once something of it is ready. */
const isReady = (events: readonly TrackingEvent[]): boolean =>
  events.some(({ code }) => code === 'NFD' || code === 'OFD');

/** The facts of shipments from the tables of the domains that have them. */
export const factsReader = (
  env: EnvOf<typeof factVariables>,
  { client, log }: Pick<SharedDependencies, 'client' | 'log'>,
): ReadFacts => {
  const { withEvents } = bookedShipments(client, env.SHIPMENTS_TABLE);
  const { ofShipment } = invoiceStore(client, env.BILLING_TABLE);
  const promised = readPromisedDays(client, env.DEPARTURES_TABLE);
  const divisorOf = divisors(promisedRateCard(client, env.SETTINGS_TABLE, log));
  const promisedUntil = async (events: readonly TrackingEvent[]): Promise<string | undefined> => {
    const booking = events.find(({ code }) => code === 'BKD');
    if (booking?.flight === undefined || !isReady(events)) return undefined;
    return (await promised(booking.flight, booking.at))?.to;
  };
  return async (number) => {
    const found = await withEvents(number);
    if (found?.shipment.bookedAt === undefined) return undefined;
    const { shipment, events } = found;
    const [invoice, dimDivisor, until] = await Promise.all([
      ofShipment(number),
      divisorOf(shipment.promise.rateCardVersion),
      promisedUntil(events),
    ]);
    return { shipment, events, invoice, dimDivisor, promisedUntil: until };
  };
};

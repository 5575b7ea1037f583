import { ok } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { track } from '#domain/shipments/tracking/track.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ComesDeps, comesAt } from '../change/comes-at.ts';
import type { Flights } from '../change/flight-place.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { flightsApart } from './flights-apart.ts';

export interface WhereDeps extends ComesDeps {
  readonly flights: Pick<Flights, 'find'>;
  readonly clock: Clock;
}

interface Deps extends WhereDeps {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
}

type Whole = NonNullable<Awaited<ReturnType<ShipmentStore['whole']>>>;

/** Where a shipment is and what happens next, in words for anybody, or for its receiver. Reads its flights and the town of our dock. */
export const whereIs = async (
  deps: WhereDeps,
  { shipment, events }: Pick<Whole, 'shipment' | 'events'>,
  reader?: 'receiver',
): Promise<TrackingReply> => {
  const { flights, readSetting, clock } = deps;
  const now = clock();
  const { departureId } = shipment;
  const first = events.find(({ code }) => code === 'BKD')?.flight;
  const read = async (id: string | undefined) => (id === undefined ? undefined : flights.find(id, now));
  const [flight, firstFlight, others, brand, comes] = await Promise.all([
    read(departureId),
    first === departureId ? undefined : read(first),
    flightsApart(flights, shipment, now),
    readSetting('brand'),
    comesAt(deps, shipment, now),
  ]);
  return track({
    shipment,
    events,
    flight,
    firstFlight: firstFlight ?? flight,
    others,
    comesAt: comes,
    dock: brand.facility.city,
    phone: brand.phone.display,
    reader,
    now,
  });
};

/** What anyone may know about a shipment. One that was never booked is not found: nobody was given its number. */
export const trackShipment =
  (deps: Deps): UseCase<typeof shipmentEndpoints.track> =>
  async ({ params: { number } }) => {
    const whole = await deps.shipments.whole(number);
    return whole?.shipment.bookedAt === undefined ? noSuchShipment() : ok(await whereIs(deps, whole));
  };

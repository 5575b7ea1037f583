import { ok } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { track } from '#domain/shipments/tracking/track.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { Flights } from './change/flight-place.ts';
import { noSuchShipment } from './change/refusals.ts';
import type { ShipmentStore } from './store/shipment-store.ts';

interface Deps {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
  readonly flights: Pick<Flights, 'find'>;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
}

/** What anyone may know about a shipment. One that was never booked is not found: nobody was given its number. */
export const followShipment =
  ({ shipments, flights, readSetting, clock }: Deps): UseCase<typeof shipmentEndpoints.track> =>
  async ({ params: { number } }) => {
    const now = clock();
    const [whole, brand] = await Promise.all([shipments.whole(number), readSetting('brand')]);
    if (whole?.shipment.bookedAt === undefined) return noSuchShipment();
    const { shipment, events } = whole;
    const { departureId } = shipment;
    const first = events.find(({ code }) => code === 'BKD')?.flight;
    const read = async (id: string | undefined) => (id === undefined ? undefined : flights.find(id, now));
    const [flight, firstFlight] = await Promise.all([
      read(departureId),
      first === departureId ? undefined : read(first),
    ]);
    return ok(
      track({ shipment, events, flight, firstFlight: firstFlight ?? flight, dock: brand.facility.city, now }),
    );
  };

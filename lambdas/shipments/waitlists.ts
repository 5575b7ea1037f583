import { flights } from '../departures/index.ts';
import { each, runOf } from '../runtime/aggregate/process.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import { settingsReader } from '../settings/index.ts';
import { exportsOnFlight } from './store/exports-on-flight.ts';
import { shipmentList } from './store/shipment-list.ts';
import { shipmentStore } from './store/shipment-store.ts';
import { letParcelsGo } from './waitlist/let-parcels-go.ts';
import { type Served, serveWaitlist } from './waitlist/serve-waitlist.ts';

export const variables = { SHIPMENTS_TABLE: required, DEPARTURES_TABLE: required, SETTINGS_TABLE: required };

/**
 * Does what time does to shipments that are not booked.
 *
 * It serves the waitlists of all flights. It asks only what is free, so it does not matter how a place became free: by a cancellation, a
 * move, fewer goods or a larger plane. Nobody else can take it in between, for a flight with a waitlist takes no bookings.
 *
 * And it ends shipments of parcels that were not booked in time. Neither waits for the other when it fails.
 */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const known = flights(client, env.DEPARTURES_TABLE);
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const deps = {
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    list: shipmentList(client, env.SHIPMENTS_TABLE),
    exports: exportsOnFlight(client, env.SHIPMENTS_TABLE),
    flights: known,
    offerHours: async () => (await readSetting('flights')).offerHours,
    clock,
    newId,
    log,
    pause: pauseOf(25),
  };
  return async (request: JobRequest): Promise<Served & { readonly letGo: number }> => {
    const correlationId = newId();
    const run = runOf(request, correlationId);
    const total = { offered: 0, lapsed: 0, left: 0, letGo: 0 };
    const serveAll = async () =>
      each(await known.waitlist.flights(), run, async (departureId) => {
        const served = await serveWaitlist(deps, { departureId, correlationId });
        for (const what of ['offered', 'lapsed', 'left'] as const) total[what] += served[what];
        return true;
      });
    const letGo = async () => {
      total.letGo = await letParcelsGo(deps, correlationId, request.millisecondsLeft);
    };
    await each([serveAll, letGo], run, async (job) => {
      await job();
      return true;
    });
    return total;
  };
};

import { flights } from '../departures/index.ts';
import { each, runOf } from '../runtime/aggregate/process.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import { settingsReader } from '../settings/index.ts';
import { shipmentStore } from './store/shipment-store.ts';
import { type Served, serveWaitlist } from './waitlist/serve-waitlist.ts';

export const variables = { SHIPMENTS_TABLE: required, DEPARTURES_TABLE: required, SETTINGS_TABLE: required };

/**
 * Serves the waitlists of all flights. It asks only what is free, so it does not matter how a place became free: by a cancellation, a
 * move, fewer goods or a larger plane. Nobody else can take it in between, for a flight with a waitlist takes no bookings.
 */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const known = flights(client, env.DEPARTURES_TABLE);
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const deps = {
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    flights: known,
    offerHours: async () => (await readSetting('flights')).offerHours,
    clock,
    newId,
    pause: pauseOf(25),
  };
  return async (request: JobRequest): Promise<Served> => {
    const correlationId = newId();
    const total: Served = { offered: 0, lapsed: 0, left: 0 };
    await each(await known.waitlist.flights(), runOf(request, correlationId), async (departureId) => {
      const served = await serveWaitlist(deps, { departureId, correlationId });
      for (const what of ['offered', 'lapsed', 'left'] as const) total[what] += served[what];
      return true;
    });
    return total;
  };
};

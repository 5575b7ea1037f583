import { newYorkDay } from '#domain/kernel/new-york.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { beginsWords } from '#web/ui/search/matching.ts';
import { reasonsOf } from '../needs.ts';
import { states } from '../words.tsx';

const SHOWN = 5;

/** Finds vehicles by name, plate or VIN for the search box of the desk: 'van 2', 'xsk41b'. */
export const findVehicles =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { vehicles } = await api(vehicleEndpoints.list, { query: {} }, signal);
    return vehicles
      .filter(({ vehicle: { name, plate, vin } }) => beginsWords(`${name} ${plate} ${vin} vehicle`, typed))
      .slice(0, SHOWN)
      .map((now) => ({
        to: `${base}/vehicles/${now.vehicle.id}`,
        title: `${now.vehicle.name}, ${now.vehicle.plate}`,
        detail: [states[now.state].words, ...reasonsOf(now, newYorkDay(Date.now())).slice(0, 1)].join(' · '),
      }));
  };

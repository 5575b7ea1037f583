import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { flights } from './flights.ts';
import { listUpcoming } from './list-upcoming.ts';
import { showStock } from './show-stock.ts';
import { waybillStock } from './store/waybill-stock.ts';

export const variables = { DEPARTURES_TABLE: required };

/** The function behind the endpoints of the departures. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, isOrigin }: SharedDependencies) => {
  const useCases = {
    upcoming: listUpcoming({ flights: flights(client, env.DEPARTURES_TABLE), clock }),
    stock: showStock(waybillStock(client, env.DEPARTURES_TABLE)),
  };
  return http(departureEndpoints, useCases, isOrigin);
};

import { reportEndpoints } from '#domain/reports/endpoints.ts';
import { openInvoices } from '../billing/index.ts';
import { flights, flightsOfDays } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { enterCost, showCost } from './figures/flight-cost.ts';
import { showFigures } from './figures/show-figures.ts';
import { showReceivables } from './figures/show-receivables.ts';
import { showDays } from './show-days.ts';
import { showFlights } from './show-flights.ts';
import { costs } from './store/costs.ts';
import { counters } from './store/counters.ts';
import { generations } from './store/generations.ts';

export const variables = { REPORTS_TABLE: required, DEPARTURES_TABLE: required, BILLING_TABLE: required };

/** The function behind the endpoints of the reports. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, checks }: SharedDependencies) => {
  const deps = {
    clock,
    counters: counters(client, env.REPORTS_TABLE, pauseOf(25)),
    generations: generations(client, env.REPORTS_TABLE),
    flights: flights(client, env.DEPARTURES_TABLE),
    flightsOfDays: flightsOfDays(client, env.DEPARTURES_TABLE),
    costs: costs(client, env.REPORTS_TABLE),
    openInvoices: openInvoices(client, env.BILLING_TABLE),
  };
  return http(
    'reports',
    reportEndpoints,
    {
      flights: showFlights(deps),
      days: showDays(deps),
      figures: showFigures(deps),
      receivables: showReceivables(deps),
      cost: showCost(deps),
      enterCost: enterCost(deps),
    },
    checks,
  );
};

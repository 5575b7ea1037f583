import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { transactions } from '../runtime/table/transact.ts';
import { readSections } from '../settings/index.ts';
import { addFlight, proposeFlight } from './desk/add-flight.ts';
import { cancelFlight, decideProposal, nameAirline, overrideFlight } from './desk/decide-flights.ts';
import { listDepartures, showDeparture } from './desk/list-departures.ts';
import { changeMaster, showMaster, takeMaster } from './desk/master-desk.ts';
import { changeStock, listGaps, showStock } from './desk/waybill-desk.ts';
import { flightVersions } from './flight-versions.ts';
import { flights } from './flights.ts';
import { listUpcoming } from './list-upcoming.ts';
import { flightStore } from './store/flight-store.ts';
import { masterStock } from './store/master-stock.ts';
import { waybillStock } from './store/waybill-stock.ts';
import { waitlist } from './waitlist/waitlist.ts';

export const variables = { DEPARTURES_TABLE: required, SETTINGS_TABLE: required };

/** The function behind the endpoints of the departures. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log, checks }: SharedDependencies,
) => {
  const deps = { store: flightStore(client, env.DEPARTURES_TABLE), clock, newId };
  const adding = { ...deps, readSettings: readSections(client, env.SETTINGS_TABLE, log) };
  const stock = { stock: waybillStock(client, env.DEPARTURES_TABLE), clock, newId };
  const master = {
    ...deps,
    master: masterStock(client, env.DEPARTURES_TABLE),
    versions: flightVersions(env.DEPARTURES_TABLE, { newId }),
    transaction: transactions(client),
  };
  const useCases = {
    upcoming: listUpcoming({ flights: flights(client, env.DEPARTURES_TABLE), clock }),
    list: listDepartures(deps),
    show: showDeparture({ ...deps, waitlist: waitlist(client, env.DEPARTURES_TABLE) }),
    propose: proposeFlight(adding),
    add: addFlight(adding),
    override: overrideFlight(deps),
    nameAirline: nameAirline(deps),
    decide: decideProposal(deps),
    cancel: cancelFlight(deps),
    stock: showStock(stock),
    changeStock: changeStock(stock),
    gaps: listGaps(stock),
    master: showMaster(master),
    changeMaster: changeMaster(master),
    takeMaster: takeMaster(master),
  };
  return http('departures', departureEndpoints, useCases, checks);
};

import { closingRoom } from '#domain/shipments/closing/room.ts';
import { flights, flightVersions } from '../../departures/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { transactions } from '../../runtime/table/transact.ts';
import { ofComing, ofShipments } from '../dependencies.ts';
import { flightHappened, showFlightProgress } from '../flight-progress/flight-states.ts';
import { foreseeAct } from '../flight-progress/foresee-act.ts';
import { takeBack } from '../flight-progress/take-back.ts';
import { foreseeChange } from '../rolls/foresee-change.ts';
import { processStore } from '../rolls/process-store.ts';
import { confirmReplan, showReplan } from '../rolls/replan.ts';
import { billStore } from '../store/bill-items.ts';
import { beginClosing, renewManifest, tenderFlight } from './close-flight.ts';
import { manifestStore } from './manifest-store.ts';
import { showClosing, showManifest } from './show-closing.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  BOOKINGS_TABLE: required,
};

/** A flight from its cutoff on, and where what cannot fly with it goes. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const { client, newId } = given;
  const deps = {
    ...ofShipments(env, given),
    flights: flights(client, env.DEPARTURES_TABLE),
    versions: flightVersions(env.DEPARTURES_TABLE, { newId }),
    processes: processStore(client, env.SHIPMENTS_TABLE),
    bills: billStore(client, env.SHIPMENTS_TABLE),
    manifests: manifestStore(client, env.SHIPMENTS_TABLE),
    transaction: transactions(client),
    ...ofComing(env, given),
  };
  const useCases: UseCases<typeof closingRoom> = {
    closing: showClosing(deps),
    beginClosing: beginClosing(deps),
    manifest: showManifest(deps),
    renewManifest: renewManifest(deps),
    tender: tenderFlight(deps),
    following: showFlightProgress(deps),
    flightHappened: flightHappened(deps),
    takeBack: takeBack(deps),
    foreseeAct: foreseeAct(deps),
    replan: showReplan(deps),
    confirmReplan: confirmReplan(deps),
    foreseeChange: foreseeChange(deps),
  };
  return http('shipments', closingRoom, useCases, given.checks);
};

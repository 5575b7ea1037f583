import { trackingEndpoints } from '#domain/shipments/tracking/endpoints.ts';
import { flights } from '../../departures/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../settings/index.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { trackShipment } from './track-shipment.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
};

/** Following a shipment by its number, for anybody. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const { client, clock, log } = given;
  const useCases: UseCases<typeof trackingEndpoints> = {
    track: trackShipment({
      clock,
      shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
      flights: flights(client, env.DEPARTURES_TABLE),
      readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    }),
  };
  return http('shipments', trackingEndpoints, useCases, given.checks);
};

import { trackingEndpoints } from '#domain/shipments/tracking/endpoints.ts';
import { flights } from '../../departures/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { ofComing } from '../dependencies.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { trackShipment } from './track-shipment.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  BOOKINGS_TABLE: required,
};

/** Following a shipment by its number, for anybody. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const { client, clock } = given;
  const useCases: UseCases<typeof trackingEndpoints> = {
    track: trackShipment({
      clock,
      shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
      flights: flights(client, env.DEPARTURES_TABLE),
      ...ofComing(env, given),
    }),
  };
  return http('shipments', trackingEndpoints, useCases, given.checks);
};

import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { driverReader } from '../drivers/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { vehicleReader } from '../vehicles/index.ts';
import type { Fleet } from './fleet.ts';

export const fleetVariables = { VEHICLES_TABLE: required, DRIVERS_TABLE: required };

/** Vans and drivers as they are now. A function needs `GetItem` on both tables. */
export const fleetOf = (
  { VEHICLES_TABLE, DRIVERS_TABLE }: EnvOf<typeof fleetVariables>,
  client: DynamoDBDocumentClient,
): Fleet => ({
  vehicle: vehicleReader(client, VEHICLES_TABLE).find,
  driver: driverReader(client, DRIVERS_TABLE).find,
});

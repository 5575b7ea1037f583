import { findZipCode } from '../../quotes/index.ts';
import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { busOf } from '../../runtime/triggers/by-type.ts';
import { fleetOf, fleetVariables } from '../fleet-of.ts';
import { storesOf, storeVariables } from '../stores.ts';
import { listeners } from './follow.ts';

const env = readEnv({ ...storeVariables, ...fleetVariables });
const shared = sharedDependencies(workerTimeouts);

export const handler = busOf(
  ...listeners({ ...storesOf(env, shared), findZipCode, fleet: fleetOf(env, shared.client) }),
);

import { findZipCode } from '../quotes/index.ts';
import { readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { fleetOf, fleetVariables } from './fleet-of.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, ...fleetVariables });
const shared = sharedDependencies(browserTimeouts);

export const handler = wire(env, { ...shared, findZipCode, fleet: fleetOf(env, shared.client) });

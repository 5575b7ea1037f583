import { readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';

export const handler = wire(readEnv(variables), sharedDependencies(browserTimeouts));

import { readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { wire } from './http.ts';
import { variables } from './jobs.ts';

export const handler = wire(readEnv(variables), sharedDependencies(browserTimeouts));

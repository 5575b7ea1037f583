import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { busOf } from '../../runtime/triggers/by-type.ts';
import { listeners, variables } from '../heard/listeners.ts';

// The ids of this function in AWS follow from the path of this file, so it stays here.
export const handler = busOf(...listeners(readEnv(variables), sharedDependencies(workerTimeouts)));

import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { busOf } from '../../runtime/triggers/by-type.ts';
import { listeners, variables } from './follow.ts';

export const handler = busOf(...listeners(readEnv(variables), sharedDependencies(workerTimeouts)));

import { readEnv } from '../../../runtime/env.ts';
import { workerTimeouts } from '../../../runtime/sdk.ts';
import { sharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { bus } from '../../../runtime/triggers/bus.ts';
import { ReturnedNotice, variables, wire } from './returned.ts';

export const handler = bus(ReturnedNotice, wire(readEnv(variables), sharedDependencies(workerTimeouts)));

import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { variables, wire } from './warn.ts';

export const handler = schedule(
  'Telling of papers of vehicles that expire',
  wire(readEnv(variables), sharedDependencies(workerTimeouts)),
);

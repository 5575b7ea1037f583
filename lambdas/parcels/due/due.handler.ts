import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { variables, wireDue } from './due.ts';

export const handler = schedule(
  'What is due for parcels',
  wireDue(readEnv(variables), sharedDependencies(workerTimeouts)),
);

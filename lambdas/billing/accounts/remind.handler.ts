import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { variables, wireReminders } from './remind.ts';

export const handler = schedule(
  'What is due on credit accounts',
  wireReminders(readEnv(variables), sharedDependencies(workerTimeouts)),
);

import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { remindVariables, wireReminders } from './remind-offers.ts';

export const handler = schedule(
  'Reminding customers of offers',
  wireReminders(readEnv(remindVariables), sharedDependencies(workerTimeouts)),
);

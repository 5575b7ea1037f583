import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { dateVariables, watchDates } from './dates/watch-dates.ts';

export const handler = schedule(
  'The look at the days that have come',
  watchDates(readEnv(dateVariables), sharedDependencies(workerTimeouts)),
);

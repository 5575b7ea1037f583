import type { RecordedState } from './lifecycle.ts';

/** What somebody decided about a vehicle, as the history says it. */
export const recordedNames: Readonly<Record<RecordedState, string>> = {
  IN_SERVICE: 'in service',
  OUT_OF_SERVICE: 'out of service',
  RETIRED: 'retired',
};

import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const KEY = 'skybarrel.bench.labels';

/** Whether closing a parcel prints its label; yes, unless this bench said no. */
export const printsLabels = (): boolean => readStorage(KEY) !== 'no';

/** Notes whether closing a parcel prints its label. */
export const notePrintsLabels = (isOn: boolean): void =>
  void withoutThrowing(() => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'no')));

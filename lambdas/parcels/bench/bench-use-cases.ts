import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { ChangeDeps } from '../change/change-parcel.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { DayStore } from '../store/day-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { showAtBench } from './at-bench.ts';
import { correctParcel } from './correct.ts';
import { noteTally, showDay } from './day.ts';
import { lookUp } from './look-up.ts';
import { type ReceiveDeps, receiveParcel } from './receive.ts';
import { refuseParcel } from './refuse-at-door.ts';

export interface BenchDeps extends ReceiveDeps, ChangeDeps {
  readonly parcels: ParcelStore;
  readonly alerts: AlertStore;
  readonly days: DayStore;
  readonly usMailOk: ChangeDeps['usMailOk'];
  readonly pause: ChangeDeps['pause'];
}

/** What clerks do at the bench. */
export const benchUseCases = (deps: BenchDeps): UseCases<typeof benchEndpoints> => ({
  lookUp: lookUp(deps),
  receive: receiveParcel(deps),
  showAtBench: showAtBench(deps),
  correct: correctParcel(deps),
  refuseAtDoor: refuseParcel(deps),
  tally: noteTally(deps),
  day: showDay(deps),
});

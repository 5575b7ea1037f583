import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { DriverChangedV1 } from '../drivers/driver-changed.v1.ts';
import { changesTasks, type TaskSubject } from '../task-event.ts';
import { VehicleChangedV1 } from '../vehicles/vehicle-changed.v1.ts';
import { CargoTurnedAwayV1 } from './cargo-turned-away.v1.ts';
import { RunCancelledV1 } from './run-cancelled.v1.ts';
import { RunChangedV1 } from './run-changed.v1.ts';
import { RunPlannedV1 } from './run-planned.v1.ts';

const dayOf = ({ day }: { readonly day: string }): readonly TaskSubject[] => [{ kind: 'runs', id: day }];

/** A breakdown or an absence is told at once for the next days; the look at all days finds the others within the hour. */
const DAYS_AHEAD = 3;
const nextDays = ({ changedAt }: { readonly changedAt: string }): readonly TaskSubject[] =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => ({
    kind: 'runs',
    id: addDays(newYorkDay(Date.parse(changedAt)), ahead),
  }));

/** The events that can change what waits on the days of runs. */
export const taskEvents = [
  changesTasks(RunPlannedV1, dayOf),
  changesTasks(RunChangedV1, dayOf),
  changesTasks(RunCancelledV1, dayOf),
  changesTasks(CargoTurnedAwayV1, dayOf),
  changesTasks(VehicleChangedV1, nextDays),
  changesTasks(DriverChangedV1, nextDays),
];

import { billsAfter, type DoorMoney } from '#domain/billing/door/door-money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { driven } from '#domain/runs/driving/driven.ts';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { inspectedItems } from '#domain/vehicles/road/inspection.ts';
import type { DriveJob } from '#web/device-queue/drive/drive-jobs.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { Kept } from '#web/device-queue/store.ts';
import type { Day } from './kept-day.ts';

const kinds: readonly Job['kind'][] = ['drive-act', 'road-report', 'door-cash'];
const isOfDrive = (job: Job): job is DriveJob => kinds.includes(job.kind);

/** What waits on this phone of what its driver told. What was refused is not so: the server has decided. */
const toldOf = (kept: readonly Kept[]): readonly DriveJob[] =>
  kept
    .filter(({ refused }) => refused === undefined)
    .map(({ payload }) => payload as Job)
    .filter(isOfDrive);

/** The run after one thing that was told; the same where the rules refuse it, for then the server will say why. */
const runAfter = (run: OwnRun, job: DriveJob, userId: string): OwnRun => {
  if (job.kind !== 'drive-act' || job.runId !== run.id) return run;
  const result = driven({ ...run, driverId: userId }, job.act, { by: userId, at: job.act.at });
  if (!result.ok) return run;
  const { driverId: _, ...after } = result.value.run;
  return after;
};

const readAt = (vehicle: DrivenVehicle, miles: number | undefined, by: string, at: string): DrivenVehicle =>
  miles === undefined || miles < vehicle.odometer.miles
    ? vehicle
    : { ...vehicle, odometer: { miles, at, by } };

type Inspect = Extract<
  Extract<DriveJob, { readonly kind: 'road-report' }>['report'],
  { readonly kind: 'INSPECT' }
>;

const inspectedBy = (vehicle: DrivenVehicle, { inspection }: Inspect, by: string): DrivenVehicle => {
  const { id, reading, faults } = inspection;
  const { at, miles } = reading;
  const unsafe = faults.filter((fault) => fault.unsafe).map(({ item }) => inspectedItems[item]);
  const text = `You reported that it is not safe: ${unsafe.join(', ')}.`;
  return {
    ...readAt(vehicle, miles, by, at),
    inspected: { id, day: newYorkDay(new Date(at)), at, by },
    blocks: [...vehicle.blocks, ...(unsafe.length > 0 ? [{ code: 'UNSAFE_FAULT' as const, text }] : [])],
  };
};

const vehicleAfter = (vehicle: DrivenVehicle, job: DriveJob, userId: string): DrivenVehicle => {
  if (job.kind !== 'road-report' || job.vehicleId !== vehicle.id) return vehicle;
  const { report } = job;
  if (report.kind === 'INSPECT') return inspectedBy(vehicle, report, userId);
  const [miles, at] =
    report.kind === 'SPEND' ? [report.cost.miles, report.cost.at] : [report.reading.miles, report.reading.at];
  return readAt(vehicle, miles, userId, at);
};

/** What is to pay at a stop after cash that the server has not heard of. */
const moneyAfter = (money: DoorMoney, job: DriveJob): DoorMoney => {
  if (job.kind !== 'door-cash' || job.cash.stop !== money.stop) return money;
  const { parts } = job.cash;
  const fresh = parts.filter(({ id }) => money.taken.every((known) => known.id !== id));
  return {
    ...money,
    bills: [...billsAfter(money.bills, fresh)],
    taken: [...money.taken, ...fresh.map(({ id, cents }) => ({ id, cents }))],
  };
};

/** The runs and vans with everything that was told on this phone and is not sent yet: the screen shows it at once. */
export const dayAsTold = ({ runs, vehicles, money }: Day, kept: readonly Kept[], userId: string): Day => {
  const jobs = toldOf(kept);
  return {
    runs: runs.map((run) => jobs.reduce((now, job) => runAfter(now, job, userId), run)),
    vehicles: vehicles.map((vehicle) => jobs.reduce((now, job) => vehicleAfter(now, job, userId), vehicle)),
    ...(money && { money: money.map((each) => jobs.reduce(moneyAfter, each)) }),
  };
};

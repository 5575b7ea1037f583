import type { Driver } from '#domain/drivers/driver.ts';
import { addDays, newYorkDay, onNewYorkClocks } from '#domain/kernel/new-york.ts';
import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import type { VanOfDay } from '#domain/runs/desk/run-form.ts';
import { hoursOfDay } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { idOf } from '../life/id-of.ts';
import type { PastCloud, Person } from '../life/past-cloud.ts';

interface Makes {
  readonly past: PastCloud;
  readonly dispatch: Person;
  readonly now: Date;
  /** Whether the runs of a day were made before, by a start that was interrupted. */
  readonly isDone: (name: string) => boolean;
  readonly keep: (name: string) => void;
}

/** Every other day of the coming week is planned. The pickups of the others wait for whoever looks at the product. */
const DAYS_AHEAD = [1, 3, 5, 7];

interface Hours {
  readonly from: string;
  readonly to: string;
}

const timeOf = (instant: string): string => onNewYorkClocks(new Date(instant)).toISOString().slice(11, 16);

/** Vans that may go on a day, each with a driver who works all day on it. */
const vansOf = async ({ past, dispatch: as }: Makes, day: string): Promise<readonly VanOfDay[]> => {
  const query = { day };
  const [{ vehicles }, { drivers }] = await Promise.all([
    past.ask('GET /api/desk/vehicles', { as, query }),
    past.ask('GET /api/desk/drivers', { as, query }),
  ]);
  const free = (vehicles as { readonly vehicle: Vehicle }[]).filter(
    ({ vehicle }) => vehicleBlocks(vehicle, hoursOfDay(day)).length === 0,
  );
  const working = (drivers as { readonly driver: Driver; readonly hours?: readonly Hours[] }[]).filter(
    ({ driver, hours = [] }) =>
      hours.length === 1 && !driver.absences.some(({ from, to }) => from <= day && day <= to),
  );
  return free.flatMap(({ vehicle }, place) => {
    const [driver, hours] = [working[place]?.driver, working[place]?.hours?.[0]];
    return driver === undefined || hours === undefined
      ? []
      : [{ vehicleId: vehicle.id, driverId: driver.id, from: timeOf(hours.from), to: timeOf(hours.to) }];
  });
};

/** The runs of a day as the planning proposes them. The driver has those of the first day already. */
const seedDay = async (makes: Makes, day: string, isFirst: boolean): Promise<void> => {
  const { past, dispatch: as } = makes;
  const vans = await vansOf(makes, day);
  if (vans.length === 0) return;
  const plan = await past.answer('POST /api/desk/runs/plan', { as, body: { day, vans, pinned: {} } });
  // A driver whose papers end before that day stays here.
  if (plan.status !== 200) return;
  for (const { stops, ...van } of plan.body.runs as (VanOfDay & { readonly stops: readonly object[] })[]) {
    if (stops.length === 0) continue;
    const params = { id: idOf(`run of ${day} ${van.vehicleId}`) };
    const form = { day, ...van, stops };
    const saved = await past.answer('PUT /api/desk/runs/{id}', { as, params, body: { version: 0, form } });
    if (saved.status !== 200 || !isFirst) continue;
    const { version } = (saved.body as unknown as RunOnBoard).run;
    await past.ask('POST /api/desk/runs/{id}/acts', {
      as,
      params,
      body: { version, act: { kind: 'RELEASE' } },
    });
  }
};

/** Runs of the coming week, planned by dispatch through the use cases. */
export const seedRuns = async (makes: Makes): Promise<void> => {
  const { past, now, isDone, keep } = makes;
  past.at(now);
  for (const [place, ahead] of DAYS_AHEAD.entries()) {
    const day = addDays(newYorkDay(now), ahead);
    const name = `Runs of ${day}`;
    if (isDone(name)) continue;
    await seedDay(makes, day, place === 0);
    keep(name);
  }
};

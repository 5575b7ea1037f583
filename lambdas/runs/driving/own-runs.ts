import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { ownRun } from '#domain/runs/driving/own-run.ts';
import type { Run } from '#domain/runs/run.ts';
import { momentOf } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Fleet } from '../fleet.ts';
import type { RunStore } from '../store/run-store.ts';

export interface OwnDeps {
  readonly runs: Pick<RunStore, 'ofDriver'>;
  readonly fleet: Pick<Fleet, 'vehicle'>;
  readonly clock: Clock;
}

/** A driver has what dispatch has released. */
const isGiven = ({ state }: Run): boolean => state !== 'PLANNED' && state !== 'CANCELLED';

/** The runs of the caller today and tomorrow with their vans: all that the phone needs where there is no network. */
export const showOwnRuns =
  ({ runs, fleet, clock }: OwnDeps): UseCase<typeof driveEndpoints.ownRuns> =>
  async ({ caller }) => {
    const now = clock();
    const today = newYorkDay(now);
    const days = await Promise.all(
      [today, addDays(today, 1)].map((day) => runs.ofDriver(caller.userId, day)),
    );
    const given = days
      .flat()
      .filter(isGiven)
      .toSorted((one, other) => one.hours.from.localeCompare(other.hours.from));
    const ids = [...new Set(given.map(({ vehicleId }) => vehicleId))];
    const vehicles = (await Promise.all(ids.map(fleet.vehicle))).filter((found) => found !== undefined);
    return ok({
      runs: given.map(ownRun),
      // What a driver does not see of a vehicle is left out by the schema of the reply.
      vehicles: vehicles.map((vehicle) => ({
        ...vehicle,
        blocks: [...vehicleBlocks(vehicle, momentOf(now))],
      })),
    });
  };

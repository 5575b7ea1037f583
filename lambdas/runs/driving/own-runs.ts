import type { DoorMoney } from '#domain/billing/door/door-money.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import { stopsHad } from '#domain/runs/deeds.ts';
import type { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { ownRun } from '#domain/runs/driving/own-run.ts';
import type { Run } from '#domain/runs/run.ts';
import { momentOf } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { ReadDoorMoney } from '../../billing/index.ts';
import type { BookedVisits } from '../../bookings/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Fleet } from '../fleet.ts';
import type { RunStore } from '../store/run-store.ts';

export interface OwnDeps {
  readonly runs: Pick<RunStore, 'ofDriver'>;
  readonly fleet: Pick<Fleet, 'vehicle'>;
  readonly visits: Pick<BookedVisits, 'bookingsNow'>;
  readonly readMoney: ReadDoorMoney;
  readonly clock: Clock;
}

/** A driver has what dispatch has released. */
const isGiven = ({ state }: Run): boolean => state !== 'PLANNED' && state !== 'CANCELLED';

/** What is to pay at the stops that these runs have. */
const moneyOf = async (
  { visits, readMoney }: Pick<OwnDeps, 'visits' | 'readMoney'>,
  runs: readonly Run[],
): Promise<DoorMoney[]> => {
  const stops = runs.flatMap(stopsHad);
  const bookings = await visits.bookingsNow([...new Set(stops.map(({ booking }) => booking))]);
  const found = stops.flatMap(({ id, visit, booking: reference }) =>
    bookings.filter((one) => one.reference === reference).map((booking) => ({ id, visit, booking })),
  );
  return Promise.all(found.map(readMoney));
};

/** The runs of the caller today and tomorrow with their vans: all that the phone needs where there is no network. */
export const showOwnRuns =
  ({ runs, fleet, clock, ...deps }: OwnDeps): UseCase<typeof driveEndpoints.ownRuns> =>
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
    const [found, money] = await Promise.all([Promise.all(ids.map(fleet.vehicle)), moneyOf(deps, given)]);
    const vehicles = found.filter((vehicle) => vehicle !== undefined);
    return ok({
      runs: given.map(ownRun),
      money,
      // What a driver does not see of a vehicle is left out by the schema of the reply.
      vehicles: vehicles.map((vehicle) => ({
        ...vehicle,
        blocks: [...vehicleBlocks(vehicle, momentOf(now))],
      })),
    });
  };

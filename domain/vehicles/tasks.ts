import type { DerivedTask } from '../kernel/derived-task.ts';
import { expiredSince } from './papers/expiry.ts';
import { datedPapers, vehiclePapers } from './papers/paper.ts';
import type { Vehicle } from './vehicle.ts';

type VehicleTask = DerivedTask<'VEHICLE_PAPER_EXPIRED' | 'VEHICLE_UNSAFE'>;

/** What waits at a vehicle for dispatch: a paper that has expired, a fault that is not safe. One more is another reason. Nothing waits at a retired one. */
export const vehicleTasks = (
  { recorded, papers, faults, name }: Pick<Vehicle, 'recorded' | 'papers' | 'faults' | 'name'>,
  now: Date,
): readonly VehicleTask[] => {
  if (recorded === 'RETIRED') return [];
  const about = { what: name };
  const expired = expiredSince(datedPapers(vehiclePapers, papers), now);
  const unsafe = faults
    .filter((fault) => fault.unsafe)
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  return [
    ...(expired === undefined ? [] : [{ kind: 'VEHICLE_PAPER_EXPIRED' as const, since: expired, about }]),
    ...(unsafe === undefined ? [] : [{ kind: 'VEHICLE_UNSAFE' as const, since: unsafe, about }]),
  ];
};

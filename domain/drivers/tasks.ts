import type { DerivedTask } from '../kernel/derived-task.ts';
import { expiredSince } from '../vehicles/papers/expiry.ts';
import type { Driver } from './driver.ts';
import { datedOfPerson } from './papers.ts';

/** What waits at a driver for dispatch: a license or another paper that has expired. Nothing waits at somebody who does not drive for us any more. */
export const driverTasks = (
  { id, endedAt, license, papers }: Pick<Driver, 'id' | 'endedAt' | 'license' | 'papers'>,
  now: Date,
): readonly DerivedTask<'DRIVER_PAPER_EXPIRED'>[] => {
  const since = endedAt === undefined ? expiredSince(datedOfPerson({ license, papers }), now) : undefined;
  return since === undefined ? [] : [{ kind: 'DRIVER_PAPER_EXPIRED', since, about: { customer: id } }];
};

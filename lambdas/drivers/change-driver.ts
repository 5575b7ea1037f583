import { acted, added, saved } from '#domain/drivers/changes/acted.ts';
import type { DriverAct, DriverDeed } from '#domain/drivers/changes/acts.ts';
import { textOfAct, textOfForm } from '#domain/drivers/changes/said-in-history.ts';
import { type Driver, MOST_DRIVERS } from '#domain/drivers/driver.ts';
import type { driverEndpoints } from '#domain/drivers/endpoints.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Role } from '#domain/kernel/role.ts';
import { DriverChangedV1 } from '#events/drivers/driver-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { type FileDeps, refusalOfFiles } from '../vehicles/index.ts';
import type { DriverStore } from './driver-store.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly drivers: DriverStore;
  /** The roles that somebody who works here has now; none when the account is gone. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/** Who makes a change, and in which request. */
interface Origin {
  /** A user id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
}

export const noSuchDriver = () => refuse('DRIVER_NOT_FOUND', 'There is no such driver.');

/** The New York days whose work is another one after an act. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** A driver as they are to be, with what happened. */
interface Change {
  readonly after: Driver;
  readonly what: DriverDeed;
  readonly text?: string | undefined;
  readonly days?: Days | undefined;
}

const daysOf = ({ absences }: Driver, act: DriverAct): Days | undefined => {
  switch (act.kind) {
    case 'CHANGE_DAY':
      return { from: act.change.day, to: act.change.day };
    case 'KEEP_DAY':
      return { from: act.day, to: act.day };
    case 'ADD_ABSENCE':
      return { from: act.absence.from, to: act.absence.to };
    case 'DROP_ABSENCE': {
      const absence = absences.find(({ id }) => id === act.id);
      return absence && { from: absence.from, to: absence.to };
    }
    default:
      return undefined;
  }
};

const eventOf = ({ newId }: ChangeDeps, { after, what, days }: Change, { by, correlationId }: Origin) => {
  const { id, version, changedAt, endedAt } = after;
  const data = { id, what, ended: endedAt !== undefined, ...(days && { days }), by, changedAt };
  return compose(DriverChangedV1, { subject: id, version, at: changedAt, data }, { newId, correlationId });
};

/** Makes one change of a driver, once, with its history and its event. */
const changeDriver = <R extends Refusal<string, unknown>>(
  deps: ChangeDeps,
  id: string,
  origin: Origin,
  decide: (
    before: Driver | undefined,
    at: string,
  ) => Promise<Result<Change, never, R>> | Result<Change, never, R>,
): Promise<Result<Driver, never, R>> => {
  const { drivers, clock, newId } = deps;
  const write = (change: Change): Promise<boolean> => {
    const { after, what, text } = change;
    const entry = { id: newId(), at: after.changedAt, what, by: origin.by, ...(text && { text }) };
    return drivers.write({ after, entry, events: [eventOf(deps, change, origin)] });
  };
  return changing<Driver | undefined, Change, Driver, R>(
    `Driver ${id}`,
    { read: () => drivers.find(id), write },
    async (before) => {
      const decided = await decide(before, clock().toISOString());
      if (!decided.ok) return decided;
      const { after } = decided.value;
      return after === before ? { done: before } : { change: decided.value, answer: after };
    },
  );
};

type SaveRefusal = EndpointRefusal<typeof driverEndpoints.save>;

/** A driver who is new: an account that has the role, unless there are so many that no list would have them all. */
const newDriver = async (
  { drivers, rolesOf }: ChangeDeps,
  id: string,
  form: Parameters<typeof added>[1],
  by: Parameters<typeof added>[2],
): Promise<Result<Change, never, SaveRefusal>> => {
  if (!(await rolesOf(id)).includes('driver'))
    return refuse(
      'NOT_A_DRIVER',
      'This person has no account with the role of a driver. An admin gives it under Staff.',
    );
  const driving = (await drivers.all()).filter(({ endedAt }) => endedAt === undefined);
  if (driving.length >= MOST_DRIVERS)
    return refuse('TOO_MANY_DRIVERS', `We keep ${MOST_DRIVERS} drivers at most.`);
  return ok({ after: added(id, form, by), what: 'ADDED' });
};

/** Enters license, papers and shifts of a driver, or changes them, once. */
export const saveDriver =
  (deps: ChangeDeps & FileDeps): UseCase<typeof driverEndpoints.save> =>
  async ({ params: { id }, body: { version, form }, caller: { userId: by }, correlationId }) => {
    const result = await changeDriver<SaveRefusal>(deps, id, { by, correlationId }, async (before, at) => {
      if (before === undefined && version > 0) return noSuchDriver();
      const refused = await refusalOfFiles(deps, {
        subject: { kind: 'driver', id },
        purpose: 'DRIVER_LICENSE',
        files: [form.license.file],
        known: [before?.license.file],
      });
      if (refused) return refused;
      if (before === undefined) return newDriver(deps, id, form, { by, at });
      const after = saved(before, form, { by, at, version });
      return after.ok ? ok({ after: after.value, what: 'SAVED', text: textOfForm(before, form) }) : after;
    });
    return result.ok ? ok({ driver: result.value }) : result;
  };

type ActRefusal = EndpointRefusal<typeof driverEndpoints.act>;

/** Does with a driver what dispatch asks for, once. Somebody comes back only with the role of a driver. */
export const actOnDriver =
  (deps: ChangeDeps): UseCase<typeof driverEndpoints.act> =>
  async ({ params: { id }, body: { version, act }, caller: { userId: by }, correlationId }) => {
    const result = await changeDriver<ActRefusal>(deps, id, { by, correlationId }, async (before, at) => {
      if (before === undefined) return noSuchDriver();
      if (act.kind === 'RETURN' && !(await deps.rolesOf(id)).includes('driver'))
        return refuse('STEP_NOT_POSSIBLE', 'An admin has to give this account the role of a driver first.', {
          driver: before,
        });
      const after = acted(before, act, { by, at, version });
      if (!after.ok) return after;
      return ok({
        after: after.value,
        what: act.kind,
        text: textOfAct(before, act),
        days: daysOf(before, act),
      });
    });
    return result.ok ? ok({ driver: result.value }) : result;
  };

/** Notes that somebody does not drive for us any more because their role was taken away. Who got it back in between drives on. */
export const endDriver = async (deps: ChangeDeps, id: string, origin: Origin): Promise<void> => {
  if ((await deps.rolesOf(id)).includes('driver')) return;
  await changeDriver<Refusal<'DRIVER_NOT_FOUND'> | ActRefusal>(deps, id, origin, (before, at) => {
    if (before === undefined) return noSuchDriver();
    const after = acted(before, { kind: 'END' }, { by: origin.by, at, version: before.version });
    return after.ok ? ok({ after: after.value, what: 'END' }) : after;
  });
};

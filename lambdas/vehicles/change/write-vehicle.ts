import type { Refusal, Result } from '#domain/kernel/result.ts';
import { refuse } from '#domain/kernel/result.ts';
import { momentOf } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { VehicleDeed } from '#domain/vehicles/changes/acts.ts';
import type { SaidInHistory } from '#domain/vehicles/changes/said-in-history.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { compose } from '#events/envelope.ts';
import { VehicleChangedV1 } from '#events/vehicles/vehicle-changed.v1.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type NumberName, numberNames } from '../store/number-claims.ts';
import type { VehicleStore } from '../store/vehicle-store.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly vehicles: VehicleStore;
}

/** Who makes a change, and in which request. */
export interface Origin {
  /** A user id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
}

/** The same answer for a vehicle that never was and for one that is deleted. */
export const noSuchVehicle = () => refuse('VEHICLE_NOT_FOUND', 'There is no such vehicle.');

/** A vehicle as it is to be, with what happened to it. */
interface Change {
  readonly after: Vehicle;
  readonly what: VehicleDeed;
  readonly said: SaidInHistory;
}

/** A change that somebody asks for. */
export interface Asked<R extends Refusal<string, unknown>> {
  readonly id: string;
  readonly origin: Origin;
  /** What is recorded with it once, in place of a version: a phone that was offline knows none. */
  readonly once?: string | undefined;
  /** Decides about the vehicle as it is at an instant, by a rule of the domain. Called again when others changed it in between. */
  readonly decide: (
    before: Vehicle | undefined,
    at: string,
  ) => Promise<Result<Change, never, R>> | Result<Change, never, R>;
}

type Exists = Refusal<'VEHICLE_EXISTS', { readonly id: string; readonly name: string }>;
const numberWords: Readonly<Record<NumberName, string>> = { plate: 'plate', vin: 'VIN' };

const eventOf = (
  { newId }: ChangeDeps,
  before: Vehicle | undefined,
  { after, what }: Change,
  { by, correlationId }: Origin,
) => {
  const { id, version, changedAt } = after;
  const data = {
    id,
    what,
    recorded: { ...(before && { before: before.recorded }), after: after.recorded },
    blocks: vehicleBlocks(after, momentOf(new Date(changedAt))).map(({ code }) => code),
    by,
    changedAt,
  };
  return compose(VehicleChangedV1, { subject: id, version, at: changedAt, data }, { newId, correlationId });
};

/** Another vehicle has the plate or the VIN: refused with its name. It may have been retired in between; then the change is tried again. */
const refuseExisting = async (
  { vehicles }: ChangeDeps,
  name: NumberName,
  after: Vehicle,
): Promise<false | { readonly refusal: Exists }> => {
  const holder = await vehicles.withNumber(name, after[name]);
  const other = holder === undefined ? undefined : await vehicles.find(holder);
  if (other === undefined) return false;
  const { id, name: called } = other;
  return refuse('VEHICLE_EXISTS', `${called} has this ${numberWords[name]} already.`, { id, name: called });
};

/**
 * Makes one change of a vehicle, once, with its history and its event, in one transaction with the claims of its plate and VIN.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const changeVehicle = <R extends Refusal<string, unknown>>(
  deps: ChangeDeps,
  { id, origin, once, decide }: Asked<R>,
): Promise<Result<Vehicle, never, R | Exists>> => {
  const { vehicles, clock, newId } = deps;
  const write = async (change: Change, before: Vehicle | undefined) => {
    const { after, what, said } = change;
    const entry = { id: newId(), at: after.changedAt, what, by: origin.by, ...said };
    const events = [eventOf(deps, before, change, origin)];
    const refused = await vehicles.write({ before, after, entry, events, once });
    if (refused === undefined) return true;
    const name = numberNames.find((one) => one === refused);
    if (name !== undefined) return refuseExisting(deps, name, after);
    return refused === 'known' && before !== undefined ? { done: before } : false;
  };
  return changing<Vehicle | undefined, Change, Vehicle, R | Exists>(
    `Vehicle ${id}`,
    { read: () => vehicles.find(id), write },
    async (before) => {
      if (before !== undefined && once !== undefined && (await vehicles.isRecorded(id, once)))
        return { done: before };
      const decided = await decide(before, clock().toISOString());
      if (!decided.ok) return decided;
      const { after } = decided.value;
      return after === before ? { done: before } : { change: decided.value, answer: after };
    },
  );
};

/** The same for a change that takes no plate and no VIN. */
export const stepVehicle = async <R extends Refusal<string, unknown>>(
  deps: ChangeDeps,
  asked: Asked<R>,
): Promise<Result<Vehicle, never, R>> => {
  const result = await changeVehicle(deps, asked);
  if (!result.ok && result.refusal.code === 'VEHICLE_EXISTS')
    throw new Error(`A step of vehicle ${asked.id} takes a plate or a VIN.`);
  return result as Result<Vehicle, never, R>;
};

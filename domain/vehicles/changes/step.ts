import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { type Result, refuse } from '../../kernel/result.ts';
import type { changedRefusals, readingRefusals } from '../refusals.ts';
import type { Vehicle } from '../vehicle.ts';

/** Who makes a change, and when: ISO 8601. */
export interface By {
  readonly by: string;
  readonly at: string;
}

/** Why a step is refused for a vehicle that exists. */
type StepRefusal = Exclude<RefusalsOf<typeof changedRefusals>, { readonly code: 'VEHICLE_NOT_FOUND' }>;
/** A vehicle after a step, or the same vehicle where it is so already. */
export type Stepped = Result<Vehicle, never, StepRefusal>;
/** The same after somebody read its odometer. */
export type Read = Result<Vehicle, never, StepRefusal | RefusalsOf<typeof readingRefusals>>;

/** Refuses a step that does not lead on from what is true now, and shows that. */
export const notPossible = (vehicle: Vehicle, message: string) =>
  refuse('STEP_NOT_POSSIBLE', message, { vehicle });

/** Refuses a change of somebody who has not seen the last one (K4). */
export const changedMeanwhile = (vehicle: Vehicle) =>
  refuse('VEHICLE_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { vehicle });

/** The next version of a vehicle. */
export const next = (vehicle: Vehicle, change: Partial<Vehicle>, { at }: Pick<By, 'at'>): Vehicle => ({
  ...vehicle,
  ...change,
  version: vehicle.version + 1,
  changedAt: at,
});

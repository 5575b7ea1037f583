import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { isHere } from '../lifecycle.ts';
import type { Parcel } from '../parcel.ts';
import type { deskRefusals } from '../refusals.ts';

/** Who makes a change, and when: ISO 8601. */
export interface By {
  readonly by: string;
  readonly at: string;
}

/** Why a change of a parcel that exists is refused. Owners and the bench get it with the parcel as they see it. */
export type StepRefusal = Exclude<RefusalsOf<typeof deskRefusals>, { readonly code: 'PARCEL_NOT_FOUND' }>;
/** A parcel after a change, or the same parcel where it is so already. */
export type Stepped = Result<Parcel, never, StepRefusal>;

/** Refuses a step that does not lead on from what is true now, and shows that. */
export const notPossible = (parcel: Parcel, message: string) =>
  refuse('STEP_NOT_POSSIBLE', message, { parcel });

/** The parcel, unless somebody changed it since the caller looked at it (K4). */
export const unchangedSince = (parcel: Parcel, version: number): Stepped =>
  parcel.version === version
    ? ok(parcel)
    : refuse('PARCEL_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { parcel });

const withoutShelf = ({ shelf, ...parcel }: Parcel): Parcel => parcel;

/** The next version of a parcel. What has left lies on no shelf, and is closed. */
export const next = (parcel: Parcel, change: Partial<Parcel>, { at }: Pick<By, 'at'>): Parcel => {
  const after: Parcel = { ...parcel, ...change, version: parcel.version + 1, changedAt: at };
  if (isHere(after.state)) return after;
  return { ...withoutShelf(after), closedAt: after.closedAt ?? at };
};

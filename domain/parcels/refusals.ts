import * as z from 'zod/mini';
import { OwnParcel, Parcel } from './parcel.ts';

/** The parcel as its owner sees it now, so that the screen can show it. */
const ownNow = { status: 409, details: z.object({ parcel: OwnParcel }) } as const;
/** The parcel as it is now, for staff. */
const deskNow = { status: 409, details: z.object({ parcel: Parcel }) } as const;

/** Refusals of what an owner does. A parcel of somebody else is not found, like one that does not exist. */
export const ownRefusals = {
  PARCEL_NOT_FOUND: 404,
  PARCEL_CHANGED: ownNow,
  STEP_NOT_POSSIBLE: ownNow,
} as const;

export const deskRefusals = {
  PARCEL_NOT_FOUND: 404,
  PARCEL_CHANGED: deskNow,
  STEP_NOT_POSSIBLE: deskNow,
} as const;

/** A file that its owner has not sent for this, or that did not pass our check. */
export const fileRefusals = { FILE_NOT_FOUND: 422 } as const;

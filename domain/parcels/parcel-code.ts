import * as z from 'zod/mini';
import { parcelCode } from './reference.ts';

/** The code of a parcel in a request or an event. */
export const ParcelCode = z
  .string()
  .check(z.regex(parcelCode.shape, 'The code of a parcel looks like PCL-7K3M9Q2X.'));

import * as z from 'zod/mini';
import { NextStep } from '../../next-step/next-step.ts';
import { Told } from '../../runs/telling/told.ts';
import { Booking } from '../booking.ts';

/** A booking as its owner sees it, with what they have to do now. */
export const OwnBooking = z.extend(Booking, {
  next: NextStep,
  /** What an invoice of its own charges for a missed pickup, in cents. Absent where nothing is charged. */
  missedFee: z.optional(z.int()),
  /** When the van comes that has it, as its owner was told. */
  coming: z.optional(Told),
});
export type OwnBooking = z.infer<typeof OwnBooking>;

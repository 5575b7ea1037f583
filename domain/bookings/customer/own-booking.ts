import * as z from 'zod/mini';
import { NextStep } from '../../next-step/next-step.ts';
import { Booking } from '../booking.ts';

/** A booking as its owner sees it, with what they have to do now. */
export const OwnBooking = z.extend(Booking, { next: NextStep });
export type OwnBooking = z.infer<typeof OwnBooking>;

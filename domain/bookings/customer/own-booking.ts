import * as z from 'zod/mini';
import { NextStep } from '../../next-step/next-step.ts';
import { Booking, BookingSummary } from '../booking.ts';

/** What its owner has to do now. */
const withNext = { next: NextStep };

/** A booking as its owner sees it. */
export const OwnBooking = z.extend(Booking, withNext);
export type OwnBooking = z.infer<typeof OwnBooking>;

/** The same in a list of theirs. */
export const OwnBookingSummary = z.extend(BookingSummary, withNext);
export type OwnBookingSummary = z.infer<typeof OwnBookingSummary>;

import type { Booking } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { ownBooking } from '#domain/bookings/customer/own-view.ts';
import { type AnyRefusal, ok, type Result } from '#domain/kernel/result.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type StepDeps, stepFacts } from '../next-step.ts';

export interface ViewDeps extends StepDeps, Pick<SharedDependencies, 'clock'> {}

/** A booking as its owner hears of it. A refusal stays as it is. */
export const answerOwner = async <R extends AnyRefusal>(
  deps: ViewDeps,
  result: Result<Booking, never, R>,
): Promise<Result<OwnBooking, never, R>> =>
  result.ok ? ok(ownBooking(result.value, await stepFacts(deps, result.value, deps.clock()))) : result;

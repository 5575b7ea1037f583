import { onRun, visitToDrive } from '#domain/bookings/changes/driven.ts';
import { ok } from '#domain/kernel/result.ts';
import type { VisitClaims } from '../../runs/index.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type ChangeDeps, stepBooking } from '../change/change-booking.ts';

export interface RunDeps extends ChangeDeps {
  readonly visits: VisitClaims;
}

/** A booking that a run has now, or had. */
export interface HeardOf {
  readonly reference: string;
  /** Who planned or drove: a user id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
}

/**
 * Brings a booking up to date with the run that has its next visit. It reads both as they are, and writes only while the visit stands as it
 * was read, so that order and repetition of messages do not matter.
 */
export const followRun = async (deps: RunDeps, { reference, by, correlationId }: HeardOf): Promise<void> => {
  let guards: Readonly<Record<string, Write>> = {};
  await stepBooking(deps, {
    reference,
    by,
    correlationId,
    byDesk: true,
    guards: () => guards,
    decide: async (before, now) => {
      const visit = visitToDrive(before);
      if (visit === undefined) return ok(before);
      const claim = await deps.visits.of(reference, visit.number);
      guards = { 'visit-moved': deps.visits.check(reference, visit.number, claim) };
      return ok(onRun(before, claim.state, { by, at: now.toISOString() }));
    },
  });
};

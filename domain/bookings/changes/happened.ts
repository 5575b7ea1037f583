import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import type { Booking, Visit } from '../booking.ts';
import { type FailureReason, isCharged } from '../failure-reasons.ts';
import { mayBecome } from '../lifecycle.ts';
import { needsConsent } from '../missing.ts';
import { firstVisit, nextVisit } from '../visits.ts';
import {
  type By,
  ended,
  next,
  noneToCome,
  notPossible,
  type Stepped,
  type StepRefusal,
  unchangedSince,
} from './step.ts';

interface Seen extends By {
  readonly version: number;
}

const planned = (booking: Booking): Visit | undefined => {
  const visit = nextVisit(booking);
  return visit?.state === 'PLANNED' ? visit : undefined;
};

const nothingPlanned = (booking: Booking) =>
  notPossible(booking, 'No visit is planned in this booking. Look at it again.');

/**
 * The visits after one that was in vain. With the one that brings empty barrels, the one that fetches them full ends too: nothing is
 * there to be fetched.
 */
const inVain = (
  { visits }: Booking,
  visit: Visit,
  state: 'FAILED' | 'NO_SHOW',
  by: By,
  failure?: Visit['failure'],
): Visit[] => noneToCome(ended(visits, visit.number, state, by, failure), by);

/** Whether whoever notes it noted the same already: the request came twice, or its answer was lost. */
const isNoted = ({ state, visits }: Booking, reason: FailureReason, { by }: By): boolean => {
  const last = visits.findLast(({ failure }) => failure !== undefined)?.failure;
  return state === 'FAILED' && last?.reason === reason && last.by === by;
};

/** A booking whose next visit was in vain, with a reason of the trade. What the house or the weather caused is never charged. */
export const failed = (
  before: Booking,
  {
    version,
    reason,
    note,
    ...by
  }: Seen & { readonly reason: FailureReason; readonly note?: string | undefined },
): Stepped => {
  if (isNoted(before, reason, by)) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (!mayBecome(before.state, 'FAILED')) return notPossible(before, 'Only a planned visit can fail.');
  const visit = planned(before);
  if (visit === undefined) return nothingPlanned(before);
  const failure = { reason, ...(note === undefined ? {} : { note }), ...by };
  const { feeFor: _, touched: _touched, ...rest } = before;
  return ok(
    next(
      rest,
      {
        state: 'FAILED',
        visits: inVain(before, visit, 'FAILED', by, failure),
        ...(isCharged(before.way, reason) ? { feeFor: visit.number } : {}),
      },
      by,
    ),
  );
};

/** A booking to whose next visit nobody came: to the dock, or to the door. A van that went there is charged. */
export const noShow = (before: Booking, { version, ...by }: Seen): Stepped => {
  if (before.state === 'NO_SHOW') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (!mayBecome(before.state, 'NO_SHOW'))
    return notPossible(before, 'No visit was planned, so nobody can have missed it.');
  const visit = planned(before);
  if (visit === undefined) return nothingPlanned(before);
  const { feeFor: _, touched: _touched, ...rest } = before;
  return ok(
    next(
      rest,
      {
        state: 'NO_SHOW',
        visits: inVain(before, visit, 'NO_SHOW', by),
        ...(before.way === 'PICKUP' ? { feeFor: visit.number } : {}),
      },
      by,
    ),
  );
};

/** Whether this was noted already, by a request that came twice or whose answer was lost: of empty barrels, as the last that was changed. */
const isDone = (booking: Booking, version: number): boolean => {
  const first = firstVisit(booking);
  const isLast = booking.version === version + 1 && first?.endedAt === booking.changedAt;
  return booking.state === 'COMPLETED' || (isLast && first.state === 'DONE');
};

type Completed = Result<Booking, never, StepRefusal | Refusal<'CONSENT_NEEDED'>>;

/**
 * A booking whose next visit is done: the empty barrels were brought, and it waits for the visit that fetches them; or the goods are with
 * us, and it is over. Goods are accepted only from somebody who agreed to their search (49 CFR 1548.9).
 */
export const completed = (
  before: Booking,
  { version, signed, ...by }: Seen & { readonly signed?: boolean | undefined },
): Completed => {
  if (isDone(before, version)) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  const visit = planned(before);
  const after = visit?.purpose === 'FIRST' ? 'CONFIRMED' : 'COMPLETED';
  const mayEnd = after === before.state || mayBecome(before.state, after);
  if (before.state === 'REQUESTED' || !mayEnd)
    return notPossible(before, 'Only a confirmed booking can be done.');
  if (visit === undefined) return nothingPlanned(before);
  const visits = ended(before.visits, visit.number, 'DONE', by);
  const { touched, ...rest } = before;
  if (after === 'CONFIRMED') {
    const kept = touched === undefined || touched.purpose === visit.purpose ? {} : { touched };
    return ok(next({ ...rest, ...kept }, { state: after, visits }, by));
  }
  if (needsConsent(before) && signed !== true)
    return refuse(
      'CONSENT_NEEDED',
      'Have the customer sign that the goods may be searched. Then we take them.',
    );
  return ok(
    next(
      rest,
      {
        state: after,
        visits,
        closedAt: by.at,
        ...(needsConsent(before)
          ? { searchConsent: { at: by.at, by: by.by, how: 'AT_COUNTER' as const } }
          : {}),
      },
      by,
    ),
  );
};

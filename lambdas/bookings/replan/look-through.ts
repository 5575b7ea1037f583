import type { Booking } from '#domain/bookings/booking.ts';
import type { Planning } from '#domain/bookings/replan/proposals.ts';
import { type Changed, replanned, withVerdict } from '#domain/bookings/replan/replan.ts';
import type { Rules } from '#domain/bookings/replan/touch.ts';
import { slotWays } from '#domain/departures/slots/slot-id.ts';
import { SLOT_WEEKS } from '#domain/departures/slots/slots.ts';
import { addDays, daysFrom, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import { each, type Run, type Step } from '../../runtime/aggregate/process.ts';
import { type ChangeDeps, changeBooking } from '../change/change-booking.ts';
import type { BookingList } from '../store/booking-list.ts';
import { touchedPartition } from '../store/booking-rows.ts';
import type { LookProcess } from './look-process.ts';

export interface LookDeps extends ChangeDeps {
  readonly list: Pick<BookingList, 'ofDays' | 'oldest' | 'asTheyAre'>;
  /** Settings and flights as they are now, strongly consistent. */
  readonly readRules: (now: Date) => Promise<Rules>;
}

const PAGE = 100;

/** The references of those who were found touched before. */
const touchedBefore = async (list: Pick<BookingList, 'oldest'>): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await list.oldest([touchedPartition], { after, limit: PAGE });
    found.push(...items);
    after = next;
  } while (after !== undefined);
  return found;
};

/** Everybody with a visit from today on, and everybody who was found touched before, as they are now. */
const toLookAt = async ({ list }: LookDeps, days: readonly string[]): Promise<readonly Booking[]> => {
  const [visits, touched] = await Promise.all([list.ofDays(days), touchedBefore(list)]);
  return list.asTheyAre([...new Set([...visits.map(({ booking }) => booking.reference), ...touched])]);
};

const planningAt = async (deps: LookDeps, days: readonly string[], now: Date): Promise<Planning> => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [rules, ...taken] = await Promise.all([
    deps.readRules(now),
    ...slotWays.map((way) => deps.slots.between(way, first, last)),
  ]);
  const claims = new Map(
    taken.flatMap((each) => [...each].map(([id, state]) => [id, state.claims] as const)),
  );
  return { ...rules, claims: (id) => claims.get(id) ?? {}, now };
};

/** Writes down what was found of one booking. False when somebody changed it since it was read. */
const mark = async (deps: LookDeps, { booking, after }: Changed, { origin }: Run): Promise<boolean> => {
  let isWritten = true;
  const flight = after.flight === booking.flight ? undefined : 'It makes another flight now.';
  await changeBooking(deps, {
    reference: booking.reference,
    by: 'system',
    ...origin,
    byDesk: true,
    text: after.touched?.because ?? flight ?? 'It can stay as it is.',
    decide: (before, now) => {
      isWritten = before.version === booking.version;
      return ok(isWritten ? withVerdict(before, after, { by: 'system', at: now.toISOString() }) : before);
    },
  });
  return isWritten;
};

/**
 * Somebody may book by settings that are half a minute old, and an index lags by moments: after this long nobody does any more. The
 * schedule looks again then.
 */
const SETTLED_AFTER_MS = 60_000;

/**
 * Looks at every booking that is to come by the settings and flights as they are now, and writes down who is touched, with what is
 * proposed, and who is not any more. It is over when a look that began late enough found nothing that changed under its hands.
 */
export const lookThrough =
  (deps: LookDeps): Step<LookProcess> =>
  async ({ at }, run) => {
    const now = deps.clock();
    const today = newYorkDay(now);
    const days = daysFrom(today, addDays(today, SLOT_WEEKS * 7));
    const [bookings, planning] = await Promise.all([toLookAt(deps, days), planningAt(deps, days, now)]);
    const found = replanned(bookings, planning);
    const done = await each(found, run, (one) => mark(deps, one, run));
    const isSettled = now.getTime() - Date.parse(at) >= SETTLED_AFTER_MS;
    return { done, isOver: done === found.length && isSettled };
  };

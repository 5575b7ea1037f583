import type { Booking } from '#domain/bookings/booking.ts';
import type { replanEndpoints, TouchedBooking } from '#domain/bookings/desk/replan-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { type Claims, claimed, visitClaim } from '#domain/bookings/slot-claims.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { plannedVisits, poundsIn } from '#domain/bookings/visits.ts';
import { type SlotRules, slotWithId } from '#domain/departures/slots/slots.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { rulesOf } from '../change/slot-offers.ts';
import type { BookingList } from '../store/booking-list.ts';
import { touchedPartition } from '../store/booking-rows.ts';
import type { SlotStore } from '../store/slot-store.ts';
import type { LookProcesses } from './look-process.ts';

interface Deps {
  readonly list: Pick<BookingList, 'oldest' | 'asTheyAre'>;
  readonly slots: Pick<SlotStore, 'find'>;
  readonly processes: Pick<LookProcesses, 'last'>;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
}

/** What somebody was proposed, and whether it can still be had. */
const offerOf = (booking: Booking, rules: SlotRules, claims: Claims, now: Date): OfferedSlot | undefined => {
  const { proposed, flight, purpose } = booking.touched ?? {};
  const visit = plannedVisits(booking).find((each) => each.purpose === purpose);
  if (proposed === undefined || visit === undefined) return undefined;
  const slot = slotWithId(rules, proposed.id);
  const want = { claim: visitClaim(booking, visit), lb: poundsIn(booking, visit) };
  const full = slot === undefined || slot.to <= now || claimed(slot, claims, want, now) === undefined;
  return { ...proposed, full, ...(flight === undefined ? {} : { flight }) };
};

/** The rows of a page. Who was moved since the index was read is not touched any more. */
const rowsOf = async (
  { slots, readSetting, clock }: Deps,
  bookings: readonly Booking[],
): Promise<readonly TouchedBooking[]> => {
  const touched = bookings.filter((booking) => booking.touched !== undefined);
  const ids = [...new Set(touched.flatMap((booking) => booking.touched?.proposed?.id ?? []))];
  const [rules, taken] = await Promise.all([
    rulesOf(readSetting),
    mapConcurrently(ids, async (id) => [id, (await slots.find(id)).claims] as const),
  ]);
  const claims = new Map(taken);
  return touched.map((booking) => {
    const offer = offerOf(booking, rules, claims.get(booking.touched?.proposed?.id ?? '') ?? {}, clock());
    const visit = plannedVisits(booking).find(({ purpose }) => purpose === booking.touched?.purpose);
    return { booking: summaryOf(booking, visit), ...(offer === undefined ? {} : { offer }) };
  });
};

/** A page of those who are touched, the earliest slot first, each with what is proposed. */
export const listTouched =
  (deps: Deps): UseCase<typeof replanEndpoints.touched> =>
  async ({ query }) => {
    const last = await deps.processes.last();
    const page = await answerPage('desk-bookings-touched', query, async (request) => {
      const { items, ...rest } = await deps.list.oldest([touchedPartition], request);
      const found = new Map((await deps.list.asTheyAre(items)).map((each) => [each.reference, each]));
      return {
        ...rest,
        items: await rowsOf(
          deps,
          items.flatMap((reference) => found.get(reference) ?? []),
        ),
      };
    });
    return page.ok ? ok({ ...page.value, looking: last !== undefined && last.doneAt === undefined }) : page;
  };

import { addDays, daysFrom, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import { openAtDoor } from '#domain/parcels/bench/day.ts';
import { countLimits } from '#domain/parcels/desk/count-limits.ts';
import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { cameIn } from '../bench/day.ts';
import type { DayStore } from '../store/day-store.ts';
import { openPartition } from '../store/parcel-items.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import { holdPartition } from '../store/parcel-rows.ts';

interface Deps {
  readonly list: Pick<ParcelList, 'count'>;
  readonly days: Pick<DayStore, 'of' | 'received'>;
  readonly clock: Clock;
}

/** What was counted and not received for longer was counted wrong. */
const DAYS_BACK = 2;

/** What carriers brought in the last days and nobody has received: what comes first is received first, also on the next day. */
const backlogOf = async ({ days, clock }: Deps) => {
  const today = newYorkDay(clock());
  const rows = await Promise.all(daysFrom(addDays(today, -DAYS_BACK), today).map((day) => days.of(day)));
  const { open, carriers } = openAtDoor(cameIn(rows.flat()));
  const since = carriers.flatMap(({ openSince }) => openSince ?? []).toSorted()[0];
  return {
    backlog: open,
    ...(open === 0 || since === undefined ? {} : { backlogSince: since }),
  };
};

/** What waits at the dock, for the first pages of the desk. */
export const countParcels =
  (deps: Deps): UseCase<typeof deskParcelEndpoints.counts> =>
  async ({ query: { brief } }) => {
    const { list, days, clock } = deps;
    const { received, waiting } = countLimits[brief === undefined ? 'whole' : 'brief'];
    const [receivedToday, unidentified, waitingForInvoice, backlog] = await Promise.all([
      days.received(newYorkDay(clock()), received),
      list.count(openPartition('UNIDENTIFIED'), waiting),
      list.count(holdPartition('INVOICE_MISSING'), waiting),
      brief === undefined ? backlogOf(deps) : {},
    ]);
    return ok({ receivedToday, unidentified, waitingForInvoice, ...backlog });
  };

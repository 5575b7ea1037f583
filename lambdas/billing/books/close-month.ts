import type { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import type { JournalRow } from '#domain/billing/books/journal.ts';
import type { AccountNames } from '#domain/billing/books/ledgers.ts';
import { daysOf, isOver, monthsOver, totalsOf } from '#domain/billing/books/months.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { Booked } from './booked.ts';
import type { MonthStore } from './month-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly months: MonthStore;
  readonly booked: Pick<Booked, 'journal'>;
  /** The accounts as they are called now. */
  readonly readAccounts: () => Promise<AccountNames>;
}

/** Rows that are read with one call. */
const AT_ONCE = 1000;

/** The whole journal of a month. */
const journalOf = async ({ booked }: Deps, month: string): Promise<readonly JournalRow[]> => {
  const rows: JournalRow[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await booked.journal(daysOf(month), { after, limit: AT_ONCE });
    rows.push(...items);
    after = next;
  } while (after !== undefined);
  return rows;
};

/** The months that were closed, and those that are over and still open. */
export const listMonths =
  ({ months, clock }: Deps): UseCase<typeof booksEndpoints.months> =>
  async () => {
    const [closed, first] = await Promise.all([months.closed(), months.firstIssuedAt()]);
    const known = new Set(closed.map(({ month }) => month));
    const over = first === undefined ? [] : monthsOver(newYorkDay(Date.parse(first)), clock());
    return ok({ closed: [...closed], open: over.filter((month) => !known.has(month)) });
  };

/** Closes a month that is over, once: whoever asks again gets it as it was closed. */
export const closeMonth =
  (deps: Deps): UseCase<typeof booksEndpoints.closeMonth> =>
  async ({ params: { month }, caller }) => {
    const { months, clock, readAccounts } = deps;
    const known = await months.find(month);
    if (known !== undefined) return ok(known);
    const now = clock();
    if (!isOver(month, now))
      return refuse(
        'MONTH_NOT_OVER',
        'This month is not over yet. Close it from an hour after its last day on.',
      );
    const [accounts, rows] = await Promise.all([readAccounts(), journalOf(deps, month)]);
    const entries = rows.length;
    const by = { closedAt: now.toISOString(), closedBy: caller.userId };
    const closed = { month, accounts, entries, totals: totalsOf(rows), ...by };
    const isFirst = await months.close(closed);
    return ok(isFirst ? closed : ((await months.find(month)) ?? closed));
  };

/** A page of the journal of a month that was closed, so that its file is the same every time. */
export const listJournal =
  ({ months, booked }: Deps): UseCase<typeof booksEndpoints.journal> =>
  async ({ params: { month }, query }) =>
    (await months.find(month)) === undefined
      ? refuse('MONTH_NOT_CLOSED', 'Close this month first. Its file is made then.')
      : answerPage(`journal:${month}`, query, (page) => booked.journal(daysOf(month), page));

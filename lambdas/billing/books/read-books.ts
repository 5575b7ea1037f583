import type { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { isPeriod } from '#domain/billing/books/period.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { Booked } from './booked.ts';
import type { CheckStore } from './check-store.ts';

export const noPeriod = () =>
  refuse('INVALID_PERIOD', 'Choose a first and a last day that are no more than a year apart.');

/** What the last check of the books found. */
export const showCheck =
  (checks: Pick<CheckStore, 'read'>): UseCase<typeof booksEndpoints.booksCheck> =>
  async () => {
    const { last } = await checks.read();
    return ok(last === undefined ? {} : { check: last });
  };

/** A page of the invoices of a period. */
export const listBookedInvoices =
  (booked: Pick<Booked, 'invoices'>): UseCase<typeof booksEndpoints.bookedInvoices> =>
  async ({ query }) =>
    isPeriod(query)
      ? answerPage(`invoices:${query.from}:${query.to}`, query, (page) => booked.invoices(query, page))
      : noPeriod();

/** A page of the money of a period. */
export const listBookedMoney =
  (booked: Pick<Booked, 'money'>): UseCase<typeof booksEndpoints.bookedMoney> =>
  async ({ query }) =>
    isPeriod(query)
      ? answerPage(`money:${query.from}:${query.to}`, query, (page) => booked.money(query, page))
      : noPeriod();

import type { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { isPeriod, type Period } from '#domain/billing/books/period.ts';
import { type Statement, statementOf } from '#domain/billing/books/statement.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { invoicesOf } from '../unsettled-invoices.ts';
import { noPeriod } from './read-books.ts';

type Invoices = Pick<InvoiceStore, 'ofOwner'>;

/** The whole account is read: what was owed when the period began is the sum of everything before. */
const statement = async (
  invoices: Invoices,
  ownerIds: readonly string[],
  period: Period,
): Promise<Result<Statement, 'INVALID_PERIOD'>> =>
  isPeriod(period) ? ok(statementOf(await invoicesOf(invoices, ownerIds), period)) : noPeriod();

/** The caller's own statement. */
export const showMyStatement =
  (invoices: Invoices): UseCase<typeof booksEndpoints.myStatement> =>
  ({ query, caller }) =>
    statement(invoices, idsOf(caller), query);

/** The statement of any customer, for the desk. */
export const showStatement =
  (invoices: Invoices): UseCase<typeof booksEndpoints.statement> =>
  ({ query, params: { userId } }) =>
    statement(invoices, [userId], query);

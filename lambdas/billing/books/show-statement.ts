import type { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { isPeriod, type Period } from '#domain/billing/books/period.ts';
import { type Statement, statementOf } from '#domain/billing/books/statement.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { invoicesOf } from '../unsettled-invoices.ts';
import { noPeriod } from './read-books.ts';

interface Deps {
  readonly invoices: Pick<InvoiceStore, 'ofOwner'>;
  /** Shipments by their numbers, as they are now. */
  readonly shipmentsNamed: (numbers: readonly string[]) => Promise<readonly Shipment[]>;
}

/** The whole account is read: what was owed when the period began is the sum of everything before. Goods are read of the lines alone. */
const statement = async (
  { invoices, shipmentsNamed }: Deps,
  ownerIds: readonly string[],
  period: Period,
): Promise<Result<Statement, 'INVALID_PERIOD'>> => {
  if (!isPeriod(period)) return noPeriod();
  const all = await invoicesOf(invoices, ownerIds);
  const numbers = statementOf(all, period).lines.flatMap(({ shipment }) => shipment ?? []);
  const found = await shipmentsNamed([...new Set(numbers)]);
  return ok(statementOf(all, period, new Map(found.map((shipment) => [shipment.number, shipment]))));
};

/** The caller's own statement. */
export const showMyStatement =
  (deps: Deps): UseCase<typeof booksEndpoints.myStatement> =>
  ({ query, caller }) =>
    statement(deps, idsOf(caller), query);

/** The statement of any customer, for the desk. */
export const showStatement =
  (deps: Deps): UseCase<typeof booksEndpoints.statement> =>
  ({ query, params: { userId } }) =>
    statement(deps, [userId], query);

import { ok } from '#domain/kernel/result.ts';
import type { reportEndpoints } from '#domain/reports/endpoints.ts';
import { receivablesOf } from '#domain/reports/figures/receivables.ts';
import type { openInvoices } from '../../billing/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';

interface Deps {
  readonly openInvoices: ReturnType<typeof openInvoices>;
  readonly clock: Clock;
}

/** What is owed now, of one lane or of all. Invoices of persons, which have no lane, are in the second alone. */
export const showReceivables =
  ({ openInvoices: read, clock }: Deps): UseCase<typeof reportEndpoints.receivables> =>
  async ({ query: { lane } }) => {
    const owed = await read();
    return ok(receivablesOf(lane === undefined ? owed : owed.filter(({ to }) => to === lane), clock()));
  };

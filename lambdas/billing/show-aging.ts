import { agingOf, type OpenInvoice } from '#domain/billing/books/aging.ts';
import type { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { AccountStore } from './accounts/account-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  /** Every invoice on which something is owed. */
  readonly openInvoices: () => Promise<readonly OpenInvoice[]>;
  readonly accounts: Pick<AccountStore, 'all'>;
}

/** Who owes what, and since when. It reads what is owed and nothing that was paid, however much that is. */
export const showAging =
  ({ openInvoices, accounts, clock }: Deps): UseCase<typeof booksEndpoints.aging> =>
  async () => {
    const [invoices, all] = await Promise.all([openInvoices(), accounts.all()]);
    return ok(agingOf(invoices, clock(), new Map(all.map(({ userId, limit }) => [userId, limit]))));
  };

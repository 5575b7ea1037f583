import { owedOf } from '#domain/billing/balance.ts';
import type { InvoiceStore } from '../billing/index.ts';
import type { FindProvider } from './provider/card-provider.ts';
import type { CheckoutStore } from './store/checkout-store.ts';

interface Deps {
  readonly findProvider: FindProvider;
  readonly checkouts: Pick<CheckoutStore, 'openOf'>;
  readonly invoices: Pick<InvoiceStore, 'find'>;
}

/**
 * Closes the pages of the card provider that are still open for an invoice on which nothing is owed any more, so that a second aunt
 * with the same link does not pay it again. The provider then tells that each has ended, as it does of those that nobody paid in
 * time. One that was paid in the same moment stays paid, and what is too much is to be paid back.
 */
export const endOtherCheckouts =
  ({ findProvider, checkouts, invoices }: Deps) =>
  async ({ data: { number } }: { readonly data: { readonly number: string } }): Promise<void> => {
    const provider = await findProvider();
    const invoice = provider && (await invoices.find(number));
    // By now more may be owed again, and somebody may be paying that.
    if (provider === undefined || invoice === undefined || owedOf(invoice) > 0) return;
    for (const { session } of await checkouts.openOf(number))
      if (session !== undefined) await provider.expire(session);
  };

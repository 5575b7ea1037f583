import { pathTo } from '#domain/kernel/paths.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import type { paymentEndpoints } from '#domain/payments/endpoints.ts';
import type { InvoiceStore } from '../billing/index.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { noSuchInvoice } from './links/pay-links.ts';
import { type OpenDeps, openCheckout } from './open-checkout.ts';

interface Deps extends OpenDeps {
  readonly invoices: Pick<InvoiceStore, 'mine'>;
  readonly siteUrl: string;
}

/** The owner of an invoice pays it by card. */
export const payByCard = (deps: Deps): UseCase<typeof paymentEndpoints.payByCard> => {
  const open = openCheckout(deps);
  return async ({ params: { number }, headers, body: { amount }, caller }) => {
    const { userId: by } = caller;
    const invoice = await deps.invoices.mine(idsOf(caller), number);
    if (invoice === undefined) return noSuchInvoice();
    const page = `${deps.siteUrl}${pathTo('/dashboard/invoices/:number', { number })}`;
    return open({
      id: headers['idempotency-key'],
      invoice,
      amount,
      by,
      paidUrl: `${page}?card=paid`,
      closedUrl: `${page}?card=closed`,
    });
  };
};

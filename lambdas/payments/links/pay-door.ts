import { ok, refuse } from '#domain/kernel/result.ts';
import { BY_LINK, isPaying } from '#domain/payments/checkout.ts';
import type { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { payPageOf } from '#domain/payments/pay-page.ts';
import type { InvoiceStore } from '../../billing/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type OpenDeps, openCheckout } from '../open-checkout.ts';
import type { CheckoutStore } from '../store/checkout-store.ts';
import type { PayLinkStore } from '../store/pay-link-store.ts';
import { type PaidThingDeps, readPaidThing } from './read-paid-thing.ts';

interface Deps extends OpenDeps, PaidThingDeps {
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly links: Pick<PayLinkStore, 'open' | 'begin'>;
  readonly checkouts: Pick<CheckoutStore, 'find' | 'write' | 'openOf'>;
  readonly siteUrl: string;
}

/** The same words whatever is wrong with a link, so that nobody learns whether there was one. */
const linkRefused = () =>
  refuse('LINK_REFUSED', 'This link does not work. Ask the person who sent it for a new one.');

/** What somebody is asked to pay for, and until when: no name but first names, no address, nothing of the goods but how many. */
export const showPayPage =
  (deps: Deps): UseCase<typeof paymentEndpoints.payPage> =>
  async ({ headers }) => {
    const { invoices, links, checkouts, findProvider, clock } = deps;
    const now = clock();
    const opened = await links.open(headers['pay-link'], now);
    const invoice = opened && (await invoices.find(opened.invoice));
    if (opened === undefined || invoice === undefined) return linkRefused();
    const [{ shipment, flight }, provider, open] = await Promise.all([
      readPaidThing(deps, invoice, now),
      findProvider(),
      checkouts.openOf(invoice.number),
    ]);
    const { endsAt } = opened.link;
    const sender = shipment?.shipper.name ?? invoice.billTo[0] ?? '';
    const card = { isOn: provider !== undefined, isPaying: isPaying(open, now) };
    return ok(payPageOf({ invoice, shipment, flight, sender, endsAt, ...card }, now));
  };

/**
 * Somebody pays by a link. The card provider hears nothing of the link: the payer comes back to an address without it, and the page has
 * kept it.
 */
export const payByLink = (deps: Deps): UseCase<typeof paymentEndpoints.payByLink> => {
  const open = openCheckout(deps);
  return async ({ headers, body: { amount } }) => {
    const begun = await deps.links.begin(headers['pay-link'], deps.clock());
    const invoice = begun && (await deps.invoices.find(begun.invoice));
    if (invoice === undefined) return linkRefused();
    return open({
      id: headers['idempotency-key'],
      invoice,
      amount,
      by: BY_LINK,
      paidUrl: `${deps.siteUrl}/pay?paid`,
      closedUrl: `${deps.siteUrl}/pay?closed`,
    });
  };
};

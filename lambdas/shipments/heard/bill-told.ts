import { dueOnAccount } from '#domain/billing/accounts/coverage.ts';
import type { Balance } from '#domain/billing/balance.ts';
import {
  type Bill,
  type BillNews,
  billAfter,
  holdsAfterBill,
  whyUnheld,
} from '#domain/shipments/bill/bill.ts';
import { staysListable } from '#domain/shipments/closing/frozen.ts';
import type { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import type { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import { type ChangeDeps, writtenOf } from '../change/change-shipment.ts';
import { nextVersion } from '../change/next-version.ts';
import type { BillStore } from '../store/bill-items.ts';

interface Deps extends ChangeDeps {
  readonly bills: BillStore;
}

interface Told {
  readonly shipment: string;
  readonly correlationId: string;
  readonly news: BillNews;
}

/** Keeps what was told, and places or clears PAYMENT_DUE in the same transaction. Done when something newer is kept. */
const keepNews =
  ({ shipments, bills, clock, newId, pause }: Deps) =>
  async ({ shipment: number, correlationId, news }: Told): Promise<void> => {
    const read = async () => ({ known: await bills.find(number), before: await shipments.find(number) });
    type Change = { readonly bill: Bill; readonly held?: ReturnType<typeof writtenOf> };
    await changing<Awaited<ReturnType<typeof read>>, Change, void>(
      `The bill of shipment ${number}`,
      {
        read,
        write: async ({ bill, held }) =>
          held === undefined
            ? bills.write(number, bill)
            : (await shipments.write(held.version, { overtaken: bills.putBill(number, bill) })) === undefined,
      },
      ({ known, before }) => {
        const bill = billAfter(known, news);
        if (bill === undefined || before === undefined) return { done: undefined };
        const now = clock();
        const holds = holdsAfterBill(before, known, news, now.toISOString());
        const after = nextVersion(before, { holds: [...holds] }, now.toISOString());
        // While its flight is being closed, a frozen shipment takes no new hold: the invoice says that something is owed.
        if (holds === before.holds || !staysListable(before, after))
          return { change: { bill }, answer: undefined };
        const deed = { after, holdNote: whyUnheld(news), dueAt: dueOnAccount(news.after) };
        const held = writtenOf(before, deed, now, { by: 'system', newId, correlationId });
        return { change: { bill, held }, answer: undefined };
      },
      { pause },
    );
  };

/** What every event has that tells of the sums of an invoice. */
type BalanceTold = Pick<EventOf<typeof InvoicePaidV1>, 'aggregateVersion' | 'correlationId' | 'data'>;

/** The bill of a shipment when its sums have changed. */
export const billChanged = (deps: Deps) => {
  const keepIt = keepNews(deps);
  return async ({ aggregateVersion, correlationId, data }: BalanceTold): Promise<void> => {
    const { number: invoice, shipment, balance } = data;
    // The invoice of a person holds no goods.
    if (shipment === undefined) return;
    await keepIt({
      shipment,
      correlationId,
      news: { invoice, invoiceVersion: aggregateVersion, ...balance },
    });
  };
};

/** The bill of a shipment when it was issued: all of it is owed. */
export const billIssued = (deps: Deps) => {
  const keepIt = keepNews(deps);
  return async ({
    aggregateVersion,
    correlationId,
    data,
  }: EventOf<typeof InvoiceIssuedV1>): Promise<void> => {
    const { number: invoice, shipment, charged } = data;
    if (shipment === undefined) return;
    const after: Balance = { charged, paid: 0, credited: 0, owed: charged };
    await keepIt({
      shipment,
      correlationId,
      news: { invoice, invoiceVersion: aggregateVersion, before: undefined, after },
    });
  };
};

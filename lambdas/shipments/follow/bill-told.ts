import type { Balance } from '#domain/billing/balance.ts';
import { type BillNews, billAfter, holdsAfterBill } from '#domain/shipments/bill/bill.ts';
import type { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import type { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import { type ChangeDeps, changeShipment } from '../change/change-shipment.ts';
import { nextVersion } from '../change/next-version.ts';
import type { BillStore } from '../store/bill-items.ts';

interface Deps extends ChangeDeps {
  readonly bills: BillStore;
}

/** Several events of one invoice at the same time need a few tries. */
const TRIES = 8;

interface Told {
  readonly shipment: string;
  readonly correlationId: string;
  readonly news: BillNews;
}

/**
 * One try: keeps what was told, and places or clears PAYMENT_DUE in the same transaction. True when it is kept, or something newer
 * is.
 */
const keep = async (deps: Deps, { shipment: number, correlationId, news }: Told): Promise<boolean> => {
  const { bills } = deps;
  const known = await bills.find(number);
  const bill = billAfter(known, news);
  if (bill === undefined) return true;
  let isKept = false;
  const alone = (): Promise<boolean> => bills.write(number, bill);
  const changed = await changeShipment(deps, {
    number,
    by: 'system',
    correlationId,
    decide: async (before, now) => {
      const at = now.toISOString();
      const holds = holdsAfterBill(before, known, news, at);
      const isOvertaken = (await bills.find(number))?.version !== known?.version;
      isKept = !isOvertaken && (holds !== before.holds || (await alone()));
      if (isOvertaken || holds === before.holds) return { done: before };
      return {
        deed: {
          after: nextVersion(before, { holds: [...holds] }, at),
          holdNote: `Nothing is owed on ${news.invoice}.`,
          guards: { overtaken: bills.putBill(number, bill) },
        },
      };
    },
  });
  if (changed.ok) return isKept;
  // Its flight is being closed, and a frozen shipment takes no new hold: the invoice says that something is owed.
  return changed.refusal.code === 'FLIGHT_CLOSING' ? alone() : true;
};

const keepNews =
  (deps: Deps) =>
  async (told: Told): Promise<void> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (await keep(deps, told)) return;
      await deps.pause(attempt);
    }
    throw new Error(
      `What was told of the bill of ${told.shipment} could not be kept: others kept changing it.`,
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

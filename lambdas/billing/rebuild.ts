import type { Invoice } from '#domain/billing/invoice.ts';
import { type List, throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { bookedShipments } from '../shipments/index.ts';
import { enterCounterMoney } from './abroad/enter-counter-money.ts';
import { biller } from './biller.ts';
import { enterJournal } from './books/enter-journal.ts';
import { monthStore } from './books/month-store.ts';
import { invoiceStore } from './invoice-store.ts';

/** What is to be done for one row. */
type Work = () => Promise<void>;

const workOf =
  <Row>(list: List<Row>, work: (row: Row) => Promise<void>): List<Work> =>
  async (page) => {
    const { items, ...rest } = await list(page);
    return { ...rest, items: items.map((row) => () => work(row)) };
  };

/**
 * Bills every open shipment that is not billed, or not as it should be: those that were booked before there were invoices. Closed ones
 * were paid without one. Then it enters in the journal, and in the accounts of counters abroad, what invoices have from before there were any.
 */
export const wireRebuild = (...[env, shared]: Parameters<typeof biller>) => {
  const { client, clock, newId } = shared;
  const bill = biller(env, shared);
  const [open] = bookedShipments(client, env.SHIPMENTS_TABLE).lists(clock(), 0);
  if (open === undefined) throw new Error('Shipments have a list of what is open.');
  const months = monthStore(client, env.BILLING_TABLE);
  const enterInJournal = enterJournal(client, env.BILLING_TABLE, { months, clock });
  const enterAtCounter = enterCounterMoney(client, env.BILLING_TABLE);
  const enter = async (invoice: Invoice): Promise<void> => {
    await enterInJournal(invoice);
    await enterAtCounter(invoice);
  };
  const lists = {
    open: workOf(open, ({ number }) => bill({ data: { number }, correlationId: newId() })),
    invoices: workOf(invoiceStore(client, env.BILLING_TABLE).newest, enter),
  };
  const progress = walkProgress(client, env.BILLING_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly looked: number }> => {
    let looked = 0;
    const walk = throughLists<Work>(lists, async (work) => {
      await work();
      looked += 1;
    });
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, looked };
  };
};

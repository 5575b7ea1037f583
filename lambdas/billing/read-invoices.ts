import type { billingEndpoints } from '#domain/billing/endpoints.ts';
import { type Invoice, summaryOf } from '#domain/billing/invoice.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage, type Page } from '../runtime/table/page.ts';
import { noSuchInvoice } from './enter-money.ts';
import type { InvoiceStore } from './invoice-store.ts';

const summaries = ({ items, ...rest }: Page<Invoice>) => ({ ...rest, items: items.map(summaryOf) });

/** A page of the caller's invoices, newest first. */
export const listMine =
  (invoices: Pick<InvoiceStore, 'ofOwner'>): UseCase<typeof billingEndpoints.mine> =>
  async ({ query, caller: { userId } }) =>
    answerPage(`invoices:${userId}`, query, async (page) => summaries(await invoices.ofOwner(userId, page)));

/** One of the caller's invoices. */
export const showMine =
  (invoices: Pick<InvoiceStore, 'mine'>): UseCase<typeof billingEndpoints.show> =>
  async ({ params: { number }, caller: { userId } }) => {
    const invoice = await invoices.mine(userId, number);
    return invoice ? ok(invoice) : noSuchInvoice();
  };

/** A page of all invoices, newest first. */
export const listInvoices =
  (invoices: Pick<InvoiceStore, 'newest'>): UseCase<typeof billingEndpoints.list> =>
  async ({ query }) =>
    answerPage('invoices', query, async (page) => summaries(await invoices.newest(page)));

/** Any invoice, for the desk. */
export const showInvoice =
  (invoices: Pick<InvoiceStore, 'find'>): UseCase<typeof billingEndpoints.showAtDesk> =>
  async ({ params: { number } }) => {
    const invoice = await invoices.find(number);
    return invoice ? ok(invoice) : noSuchInvoice();
  };

import type { billingEndpoints } from '#domain/billing/endpoints.ts';
import { type Invoice, invoiceNumberFrom, summaryOf } from '#domain/billing/invoice.ts';
import { isAnswerable } from '#domain/billing/list-question.ts';
import { myInvoiceOf, type ShownInvoice, shownInvoice } from '#domain/billing/my-invoice.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage, type Page } from '../runtime/table/page.ts';
import { noSuchInvoice } from './enter-money.ts';
import type { InvoiceLists } from './invoice-lists.ts';
import type { InvoiceStore } from './invoice-store.ts';

const summaries = ({ items, ...rest }: Page<Invoice>) => ({ ...rest, items: items.map(summaryOf) });

interface MineDeps {
  readonly invoices: Pick<InvoiceStore, 'ofOwner'>;
  /** Shipments by their numbers, as they are now. */
  readonly shipmentsNamed: (numbers: readonly string[]) => Promise<readonly Shipment[]>;
}

/**
 * A page of the caller's invoices, newest first. What is sent to whom is read of the shipments: names are kept in one place, and may
 * have changed since.
 */
export const listMine =
  ({ invoices, shipmentsNamed }: MineDeps): UseCase<typeof billingEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`invoices:${caller.userId}`, query, async (page) => {
      const { items, ...rest } = await invoices.ofOwner(idsOf(caller), page);
      const found = await shipmentsNamed(items.flatMap(({ shipment }) => shipment ?? []));
      const shipments = new Map(found.map((shipment) => [shipment.number, shipment]));
      return {
        ...rest,
        items: items.map((invoice) => myInvoiceOf(invoice, shipments.get(invoice.shipment ?? ''))),
      };
    });

/** An invoice with what it is for, by its shipment as it is now. */
const shown = async (
  { shipmentsNamed }: Pick<MineDeps, 'shipmentsNamed'>,
  invoice: Invoice | undefined,
): Promise<Result<ShownInvoice, 'INVOICE_NOT_FOUND'>> => {
  if (invoice === undefined) return noSuchInvoice();
  const { shipment } = invoice;
  const [found] = shipment === undefined ? [] : await shipmentsNamed([shipment]);
  return ok(shownInvoice(invoice, found));
};

/** One of the caller's invoices. */
export const showMine =
  (
    deps: Pick<MineDeps, 'shipmentsNamed'> & { readonly invoices: Pick<InvoiceStore, 'mine'> },
  ): UseCase<typeof billingEndpoints.show> =>
  async ({ params: { number }, caller }) =>
    shown(deps, await deps.invoices.mine(idsOf(caller), number));

interface ListDeps extends Pick<SharedDependencies, 'clock'> {
  readonly invoices: Pick<InvoiceStore, 'find' | 'newest' | 'ofShipment'>;
  readonly lists: InvoiceLists;
}

/** The invoice of a number as people type it, or of a shipment. */
const searched = async ({ invoices }: ListDeps, typed: string): Promise<readonly Invoice[]> => {
  const number = invoiceNumberFrom(typed);
  const shipment = trackingNumberFrom(typed);
  const found = number === undefined ? undefined : await invoices.find(number);
  const ofShipment = shipment === undefined ? undefined : await invoices.ofShipment(shipment);
  return [found, ofShipment].filter((invoice) => invoice !== undefined);
};

/** A page of invoices: all of them, one of the lists, or what a search found. */
export const listInvoices =
  (deps: ListDeps): UseCase<typeof billingEndpoints.list> =>
  async ({ query: { cursor, limit, search, ...question } }) => {
    if (!isAnswerable({ ...question, search }))
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for a search alone, for what is owed, or for what was settled in a month with one more filter.',
      );
    if (search) return ok({ items: (await searched(deps, search)).map(summaryOf) });
    const { show } = question;
    return answerPage(`invoices:${JSON.stringify(question)}`, { cursor, limit }, async (page) =>
      show === undefined
        ? summaries(await deps.invoices.newest(page))
        : deps.lists(show, question, page, deps.clock()),
    );
  };

/** Any invoice, for the desk. */
export const showInvoice =
  (
    deps: Pick<MineDeps, 'shipmentsNamed'> & { readonly invoices: Pick<InvoiceStore, 'find'> },
  ): UseCase<typeof billingEndpoints.showAtDesk> =>
  async ({ params: { number } }) =>
    shown(deps, await deps.invoices.find(number));

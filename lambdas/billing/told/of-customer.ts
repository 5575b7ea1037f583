import { balanceOf } from '#domain/billing/balance.ts';
import { claimTitles } from '#domain/billing/claims/words.ts';
import { purposeWords } from '#domain/billing/entry-words.ts';
import { summaryOf } from '#domain/billing/invoice.ts';
import type { OfCustomer } from '../../runtime/of-customer.ts';
import { claimStore } from '../claims/claim-store.ts';
import { invoiceStore } from '../invoice-store.ts';
import { unsettledInvoices } from '../unsettled-invoices.ts';

/** The invoices of a person, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'BILLING_TABLE'> = {
  table: 'BILLING_TABLE',
  kind: 'invoices',
  things: async ({ client, table }, { ids }, limit) => {
    const { items } = await invoiceStore(client, table).ofOwner(ids, { after: undefined, limit: limit + 1 });
    return items.map((invoice) => {
      const { owed, charged } = balanceOf(invoice);
      return {
        id: invoice.number,
        title: purposeWords(invoice),
        state: summaryOf(invoice).state,
        at: invoice.issuedAt,
        path: `/billing/${invoice.number}`,
        sum: charged,
        ...(owed === 0 ? {} : { owed, isOpen: true as const }),
      };
    });
  },
  owed: async ({ client, table }, { ids }) =>
    (await unsettledInvoices(client, table)(ids)).reduce((sum, { owed }) => sum + owed, 0),
};

/** The claims of a person, as the desk sees them on their page. */
export const claimsOfCustomer: OfCustomer<'BILLING_TABLE'> = {
  table: 'BILLING_TABLE',
  kind: 'claims',
  things: async ({ client, table }, { ids }, limit) =>
    (await claimStore(client, table).ofOwner(ids, limit + 1)).map(
      ({ reference, kind, shipment, state, createdAt, closedAt, worth }) => ({
        id: reference,
        title: `${claimTitles[kind]}, ${shipment}`,
        state,
        at: createdAt,
        path: `/claims/${reference}`,
        sum: worth,
        ...(closedAt === undefined ? { isOpen: true as const } : {}),
      }),
    ),
};

import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { invoiceStore } from './invoice-store.ts';
import { listInvoices, listMine, showInvoice, showMine } from './read-invoices.ts';

export const variables = { BILLING_TABLE: required };

/** The function behind the endpoints of the invoices. */
export const wire = (env: EnvOf<typeof variables>, { client, isOrigin }: SharedDependencies) => {
  const invoices = invoiceStore(client, env.BILLING_TABLE);
  const useCases = {
    mine: listMine(invoices),
    show: showMine(invoices),
    list: listInvoices(invoices),
    showAtDesk: showInvoice(invoices),
  };
  return http(billingEndpoints, useCases, isOrigin);
};

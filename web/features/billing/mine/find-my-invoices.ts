import { toPayOf } from '#domain/billing/balance.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { invoiceNumberFrom } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Finder } from '#web/ui/search/finder.ts';

/** Finds a customer's own invoice by its number. */
export const findMyInvoices = (): Finder['find'] => async (typed, signal) => {
  const number = invoiceNumberFrom(typed);
  if (number === undefined) return [];
  try {
    const invoice = await api(billingEndpoints.show, { params: { number } }, signal);
    const owed = toPayOf(invoice);
    return [
      {
        to: pathTo('/dashboard/invoices/:number', { number }),
        title: number,
        detail: `${owed > 0 ? `${dollars(owed)} to pay` : 'Nothing to pay'} · ${invoice.subject}`,
      },
    ];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'INVOICE_NOT_FOUND') return [];
    throw error;
  }
};

import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { invoiceNumberFrom } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';

/** Finds an invoice by its number, or by that of its shipment, for the search box of the desk. */
export const findInvoices =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    if (invoiceNumberFrom(typed) === undefined && trackingNumberFrom(typed) === undefined) return [];
    const { items } = await api(billingEndpoints.list, { query: { search: typed } }, signal);
    return items.map(({ number, name, owed, charged, shipment }) => ({
      to: `${base}/billing/${number}`,
      title: `${number} ${name}`,
      detail: `${owed > 0 ? `${dollars(owed)} to pay of` : 'Paid:'} ${dollars(charged)} · ${shipment ?? 'services'}`,
    }));
  };

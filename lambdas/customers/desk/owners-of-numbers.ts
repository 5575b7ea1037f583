import { invoiceNumberFrom } from '#domain/billing/invoice.ts';
import { may } from '#domain/kernel/permissions.ts';
import type { InvoiceStore } from '../../billing/index.ts';
import type { shipmentOwners } from '../../shipments/index.ts';

interface Deps {
  readonly shipmentOwners: ReturnType<typeof shipmentOwners>;
  readonly findInvoice: InvoiceStore['find'];
}

/** Whose the number is that somebody reads out: a tracking number, a waybill or an invoice, as far as the caller may see those. */
export const ownersOfNumbers =
  ({ shipmentOwners: owners, findInvoice }: Deps) =>
  async (typed: string, caller: Parameters<typeof may>[0]): Promise<readonly string[]> => {
    const invoice = may(caller, 'invoice.read') ? invoiceNumberFrom(typed) : undefined;
    const [shippers, found] = await Promise.all([
      may(caller, 'shipment.read') ? owners(typed) : [],
      invoice === undefined ? undefined : findInvoice(invoice),
    ]);
    return [...new Set([...shippers, ...(found === undefined ? [] : [found.ownerId])])];
  };

import { dollars } from '#domain/kernel/money.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { change, line } from './line.ts';

/** What happens to invoices. */
export const billingLines = [
  line(InvoiceIssuedV1, ({ number, by, shipment, charged }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: 'issued the invoice',
    changes: [change('Shipment', undefined, shipment), change('Charged', undefined, dollars(charged))],
  })),
  line(InvoiceAdjustedV1, ({ number, by, charged: { before, after } }) => ({
    by,
    thing: { kind: 'invoice', id: number },
    what: 'charged another price',
    changes: [change('Charged', dollars(before), dollars(after))],
  })),
] as const;

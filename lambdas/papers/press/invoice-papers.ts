import type { Invoice } from '#domain/billing/invoice.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { invoiceFacts } from '#domain/papers/content/invoice-facts.ts';
import type { PaperOf } from '#domain/papers/paper.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { printBill, printPaymentReceipt } from '../print/invoice.ts';
import { type Prepared, type PressRefusal, tooEarly } from './press.ts';

interface InvoiceSource {
  readonly invoice: Invoice;
  /** Absent where the invoice is a person's. */
  readonly shipment: Shipment | undefined;
  readonly brand: Brand;
}

const billPress = ({ invoice, shipment, brand }: InvoiceSource): Result<Prepared, never, PressRefusal> => {
  const facts = invoiceFacts(invoice, shipment, brand);
  return ok({ content: facts, print: (stamp) => printBill(facts, stamp) });
};

const receiptPress = ({ invoice, shipment, brand }: InvoiceSource): Result<Prepared, never, PressRefusal> => {
  if (!invoice.entries.some(({ kind }) => kind === 'PAYMENT'))
    return tooEarly('Nothing was paid for this invoice yet.');
  const facts = invoiceFacts(invoice, shipment, brand);
  return ok({ content: facts, print: (stamp) => printPaymentReceipt(facts, stamp) });
};

/** How each paper of an invoice is made. */
export const invoicePresses: Readonly<
  Record<PaperOf<'invoice'>, (source: InvoiceSource) => Result<Prepared, never, PressRefusal>>
> = { INVOICE: billPress, PAYMENT_RECEIPT: receiptPress };

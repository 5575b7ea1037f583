import { toPayOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { DeskInvoicePage } from '#web/features/billing/desk-invoices.tsx';
import { MyInvoicePage } from '#web/features/billing/mine/my-invoices.tsx';
import { PrintInvoice } from '#web/features/papers/print-invoice.tsx';
import { DeskPayLink } from '#web/features/payments/desk-pay-link.tsx';
import { CardPayment } from '#web/features/payments/mine/card-payment.tsx';
import { AfterPaying } from '#web/features/shipments/mine/after-paying.tsx';
import type { Area } from '#web/shell/screens.ts';

const paperOf = ({ number, entries }: Invoice) => (
  <PrintInvoice number={number} isPaid={entries.some(({ kind }) => kind === 'PAYMENT')} />
);

const payOf = (invoice: Invoice) => (
  <CardPayment
    number={invoice.number}
    owed={toPayOf(invoice)}
    follows={invoice.shipment === undefined ? null : <AfterPaying number={invoice.shipment} />}
  />
);

/** `/dashboard/invoices/:number`, composed of features that do not import each other. */
export const MyInvoicePageWithPaper = () => <MyInvoicePage pay={payOf} paper={paperOf} />;

/** `/staff/billing/:number` and `/admin/billing/:number`. */
export const DeskInvoicePageWithPaper = ({ area }: { readonly area: Area }) => (
  <DeskInvoicePage
    area={area}
    pay={(invoice) => <DeskPayLink number={invoice.number} owed={toPayOf(invoice)} />}
    paper={paperOf}
  />
);

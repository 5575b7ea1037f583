import { toPayOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { DeskInvoice, DeskInvoicePage } from '#web/features/billing/desk-invoice.tsx';
import { InvoiceListPage } from '#web/features/billing/list/invoice-list-page.tsx';
import { MyInvoicePage } from '#web/features/billing/mine/my-invoices.tsx';
import { PrintInvoice } from '#web/features/papers/print-invoice.tsx';
import { DeskPayLink } from '#web/features/payments/desk-pay-link.tsx';
import { CardPayment, useCame } from '#web/features/payments/mine/card-payment.tsx';
import { AfterPaying } from '#web/features/shipments/mine/after-paying.tsx';
import { paidJustNow } from '#web/next-step/owed-before.ts';
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
export const MyInvoicePageWithPaper = () => {
  const came = useCame();
  const byCard = (invoice: Invoice): Cents => paidJustNow(invoice.number, toPayOf(invoice), came);
  return <MyInvoicePage pay={payOf} paper={paperOf} byCard={byCard} />;
};

const linkOf = (invoice: Invoice) => <DeskPayLink number={invoice.number} owed={toPayOf(invoice)} />;

/** `/staff/billing/:number` and `/admin/billing/:number`. */
export const DeskInvoicePageWithPaper = ({ area }: { readonly area: Area }) => (
  <DeskInvoicePage area={area} pay={linkOf} paper={paperOf} />
);

/** `/staff/billing` and `/admin/billing`; an invoice in its panel is shown whole, too. */
export const DeskInvoiceListPage = ({ area }: { readonly area: Area }) => (
  <InvoiceListPage
    area={area}
    panel={(number) => <DeskInvoice number={number} area={area} pay={linkOf} paper={paperOf} />}
  />
);

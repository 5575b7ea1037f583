import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { InvoiceLetter } from './invoice-letter.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { useInvoice, useInvoices } from './use-invoices.ts';

/** All invoices, newest first. */
export const DeskInvoicesPage = ({ area }: { readonly area: Area }) => {
  const pages = useCursorPages();
  return (
    <>
      <PageHeader caption="Desk" title="Invoices" />
      <PagedList
        pages={pages}
        query={useInvoices(pages.cursor)}
        loading="Loading the invoices…"
        empty={
          <EmptyState title="No invoices yet">
            Each shipment gets one: at booking when the sender pays, on arrival when the receiver pays.
          </EmptyState>
        }
      >
        {(items) => <InvoiceTable invoices={items} below={`${area}/billing`} />}
      </PagedList>
    </>
  );
};

/** One invoice. */
export const DeskInvoicePage = ({
  area,
  paper,
}: {
  readonly area: Area;
  /** What prints an invoice. */
  readonly paper?: (invoice: Invoice) => ReactNode;
}) => {
  const { number = '' } = useParams();
  return (
    <Loaded
      query={useInvoice(number)}
      loading="Loading the invoice…"
      lines={14}
      missing={
        <Missing title={`There is no invoice ${number}`} list={`${area}/billing`} all="All invoices">
          Check the number. Some numbers are never used.
        </Missing>
      }
    >
      {(invoice) => (
        <>
          <PageHeader caption="Invoice" title={invoice.number} />
          <InvoiceLetter invoice={invoice} shipments={`${area}/shipments`} />
          {paper ? <div className="mt-8">{paper(invoice)}</div> : null}
        </>
      )}
    </Loaded>
  );
};

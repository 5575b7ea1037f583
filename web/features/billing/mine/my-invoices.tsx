import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { toPayOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { InvoiceLetter, type PathOf } from '../invoice-letter.tsx';
import { useMyInvoice, useMyInvoices } from '../use-invoices.ts';
import { MyInvoiceTable } from './my-invoice-table.tsx';

/** `/dashboard/invoices`: the person's invoices, newest first. */
export const MyInvoicesPage = () => {
  const pages = useCursorPages();
  return (
    <>
      <PageHeader
        caption="My account"
        title="My invoices"
        actions={
          <LinkButton to="/dashboard/statement" look="plain">
            Statement
          </LinkButton>
        }
      />
      <PagedList
        pages={pages}
        query={useMyInvoices(pages.cursor)}
        loading="Loading your invoices…"
        empty={
          <EmptyState title="No invoices yet">
            You get one when you book a shipment that you pay for, for one that the receiver pays when it
            arrives, and for a service without a shipment, such as storage of a parcel.
          </EmptyState>
        }
      >
        {(items) => <MyInvoiceTable invoices={items} />}
      </PagedList>
    </>
  );
};

const pathOf: PathOf = ({ kind, id }) => {
  if (kind === 'PARCEL') return pathTo('/dashboard/mailbox/:code', { code: id });
  return kind === 'BOOKING'
    ? pathTo('/dashboard/bookings/:reference', { reference: id })
    : pathTo('/dashboard/shipments/:number', { number: id });
};

/** Who is expected to pay, where that is not the sender. */
const WhoPays = ({ invoice }: { readonly invoice: Invoice }) =>
  toPayOf(invoice) > 0 && invoice.chargesTerm === 'COLLECT' ? (
    <p>The receiver pays it at the counter.</p>
  ) : null;

/** `/dashboard/invoices/:number`: one of the person's invoices. */
export const MyInvoicePage = ({
  pay,
  paper,
  byCard,
}: {
  /** What pays what is owed. */
  readonly pay?: (invoice: Invoice) => ReactNode;
  /** What prints an invoice. */
  readonly paper?: (invoice: Invoice) => ReactNode;
  /** What they paid by card a moment ago, in cents, as long as the invoice does not have it. */
  readonly byCard?: (invoice: Invoice) => Cents;
}) => {
  const { number = '' } = useParams();
  return (
    <Loaded
      query={useMyInvoice(number)}
      loading="Loading the invoice…"
      lines={14}
      missing={
        <Missing title={`There is no invoice ${number}`} list="/dashboard/invoices" all="My invoices">
          Check the number. Only your own invoices are in this account.
        </Missing>
      }
    >
      {(invoice) => (
        <>
          <PageHeader caption="Invoice" title={invoice.number}>
            {invoice.subject}
          </PageHeader>
          {pay?.(invoice)}
          <InvoiceLetter invoice={invoice} pathOf={pathOf} isMine byCard={byCard?.(invoice)}>
            <WhoPays invoice={invoice} />
          </InvoiceLetter>
          {paper ? <div className="mt-8">{paper(invoice)}</div> : null}
        </>
      )}
    </Loaded>
  );
};

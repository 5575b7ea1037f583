import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { ShownInvoice } from '#domain/billing/my-invoice.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DeskMoney } from './desk/desk-money.tsx';
import { InvoiceLetter } from './invoice-letter.tsx';
import { useInvoice } from './use-invoices.ts';

/** Where the desk opens what an invoice is for. */
const below = { SHIPMENT: 'shipments', BOOKING: 'bookings', PARCEL: 'parcels' } as const;

/** The letter with the names of who took money or added a charge. */
const DeskLetter = ({ invoice, area }: { readonly invoice: ShownInvoice; readonly area: Area }) => {
  const people = invoice.entries.flatMap((entry) =>
    'by' in entry && entry.by !== 'system' ? [entry.by] : [],
  );
  const payer = (name: string): ReactNode => (
    <CustomerName id={invoice.ownerId} area={area}>
      {name}
    </CustomerName>
  );
  return (
    <InvoiceLetter
      invoice={invoice}
      pathOf={({ kind, id }) => `${area}/${below[kind]}/${id}`}
      nameOf={useNames(people)}
      // Of what is collected, the receiver pays, who is nobody's customer.
      payer={invoice.chargesTerm === 'PREPAID' ? payer : undefined}
    />
  );
};

interface InvoiceProps {
  readonly area: Area;
  /** How somebody else pays it. */
  readonly pay?: (invoice: Invoice) => ReactNode;
  /** What prints an invoice. */
  readonly paper?: (invoice: Invoice) => ReactNode;
}

/** One invoice, and what the desk does with it. */
export const DeskInvoice = ({ number, area, pay, paper }: InvoiceProps & { readonly number: string }) => {
  const may = useMay();
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
          <PageHeader
            caption="Invoice"
            title={invoice.number}
            actions={
              <>
                {may('customer.read') ? (
                  <LinkButton to={`${area}/customers/${invoice.ownerId}`} look="plain">
                    Customer
                  </LinkButton>
                ) : null}
                {invoice.chargesTerm === 'PREPAID' ? (
                  <LinkButton to={`${area}/statements/${invoice.ownerId}`} look="plain">
                    Statement
                  </LinkButton>
                ) : null}
              </>
            }
          />
          <DeskLetter invoice={invoice} area={area} />
          <DeskMoney invoice={invoice} isAdmin={area === '/admin'} />
          {pay?.(invoice)}
          {paper ? <div className="mt-8">{paper(invoice)}</div> : null}
        </>
      )}
    </Loaded>
  );
};

/** The page of an invoice. */
export const DeskInvoicePage = (props: InvoiceProps) => {
  const { number = '' } = useParams();
  return <DeskInvoice number={number} {...props} />;
};

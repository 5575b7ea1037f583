import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceSummary } from '#domain/billing/invoice.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** What an invoice charges: nothing once everything was taken back. */
const chargedWords = ({ charged }: InvoiceSummary): ReactNode =>
  charged === 0 ? 'Canceled' : dollars(charged);

/** A page of invoices. Each opens below this path. */
export const InvoiceTable = ({
  invoices,
  below,
}: {
  readonly invoices: readonly InvoiceSummary[];
  readonly below: string;
}) => {
  const columns: readonly Column<InvoiceSummary>[] = [
    {
      key: 'number',
      heading: 'Invoice',
      code: true,
      cell: ({ number }) => (
        <Link to={`${below}/${number}`} className={textLink}>
          {number}
        </Link>
      ),
    },
    { key: 'name', heading: 'Bill to', cell: ({ name }) => name },
    { key: 'shipment', heading: 'Shipment', code: true, cell: ({ shipment }) => shipment },
    { key: 'to', heading: 'To', cell: ({ to }) => destinations[to].country },
    { key: 'issued', heading: 'Issued', cell: ({ issuedAt }) => <Instant at={issuedAt} /> },
    { key: 'charged', heading: 'Charged', numeric: true, cell: chargedWords },
  ];
  return (
    <DataTable
      caption="Invoices, newest first"
      columns={columns}
      rows={invoices}
      rowKey={({ number }) => number}
      small={(invoice) => ({
        to: `${below}/${invoice.number}`,
        title: (
          <>
            {chargedWords(invoice)} · {invoice.name}
          </>
        ),
        detail: `${invoice.number} · ${destinations[invoice.to].country} · ${invoice.shipment}`,
      })}
    />
  );
};

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leftToGive } from '#domain/billing/balance.ts';
import { type InvoiceSummary, isOverdue } from '#domain/billing/invoice.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** Where it is between issued and paid, with what is left of it. */
const stateWords = (invoice: InvoiceSummary): ReactNode => {
  const { state, owed, waiting, settledAt, dueAt } = invoice;
  const left = leftToGive(invoice);
  if (state === 'VOID') return 'Canceled';
  if (state === 'TO_PAY_BACK') return `${dollars(-owed)} to pay back`;
  if (state === 'PAID')
    return (
      <>
        Paid
        {settledAt === undefined ? null : (
          <>
            {' '}
            on <Instant at={settledAt} />
          </>
        )}
      </>
    );
  if (left === 0) return `${dollars(waiting ?? 0)} by check waits for the bank`;
  return (
    <>
      {dollars(left)} to pay
      {waiting === undefined ? '' : ` beside ${dollars(waiting)} by check`}
      {dueAt === undefined ? null : (
        <>
          {isOverdue(invoice, new Date()) ? ', overdue since ' : ' before '}
          <Instant at={dueAt} />
        </>
      )}
    </>
  );
};

/** What an invoice charges: nothing once everything was taken back. */
const chargedWords = ({ charged }: InvoiceSummary): ReactNode =>
  charged === 0 ? 'Canceled' : dollars(charged);

/** What it is for, on a narrow screen. */
const subjectWords = ({ shipment, to }: InvoiceSummary): string =>
  shipment === undefined || to === undefined ? 'Services' : `${destinations[to].country} · ${shipment}`;

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
    {
      key: 'shipment',
      heading: 'Shipment',
      code: true,
      cell: ({ shipment }) => shipment ?? 'None',
    },
    { key: 'issued', heading: 'Issued', cell: ({ issuedAt }) => <Instant at={issuedAt} /> },
    { key: 'state', heading: 'Status', cell: stateWords },
    { key: 'charged', heading: 'Charged', numeric: true, cell: chargedWords },
  ];
  return (
    <DataTable
      caption="Invoices"
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
        detail: (
          <>
            {stateWords(invoice)} · {invoice.number} · {subjectWords(invoice)}
          </>
        ),
      })}
    />
  );
};

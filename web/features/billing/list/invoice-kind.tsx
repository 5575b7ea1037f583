import type { ReactNode } from 'react';
import { leftToGive } from '#domain/billing/balance.ts';
import { toPayBack } from '#domain/billing/entry-words.ts';
import { type InvoiceSummary, isOverdue } from '#domain/billing/invoice.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';

/** Where it is between issued and paid, with what is left of it. */
const stateWords = (invoice: InvoiceSummary): ReactNode => {
  const { state, owed, waiting, settledAt, dueAt } = invoice;
  const left = leftToGive(invoice);
  if (state === 'VOID') return 'Canceled';
  if (state === 'TO_PAY_BACK') return toPayBack(-owed);
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

/** The list of invoices. */
export const invoiceKind = (area: Area): ListKind<InvoiceSummary> => ({
  name: 'invoices',
  one: 'invoice',
  many: 'invoices',
  idOf: ({ number }) => number,
  // Every entry changes one of these.
  versionOf: ({ state, charged, paid, credited, waiting = 0 }) =>
    [state, charged, paid, credited, waiting].join(' '),
  pathOf: (number) => `${area}/billing/${number}`,
  columns: [
    {
      key: 'number',
      heading: 'Invoice',
      width: 'w-32',
      code: true,
      cell: ({ number }) => <RowLink id={number}>{number}</RowLink>,
    },
    {
      key: 'name',
      heading: 'Bill to',
      cell: ({ name }) => <span className="block max-w-64 truncate">{name}</span>,
    },
    {
      key: 'to',
      heading: 'To',
      width: 'w-24',
      cell: ({ to }) => (to === undefined ? '–' : destinations[to].country),
    },
    {
      key: 'shipment',
      heading: 'Shipment',
      width: 'w-36',
      code: true,
      cell: ({ shipment }) => shipment ?? '–',
    },
    { key: 'state', heading: 'Status', width: 'w-84', cell: stateWords },
    { key: 'charged', heading: 'Charged', width: 'w-24', sum: true, cell: chargedWords },
    {
      key: 'pays',
      heading: 'Who pays',
      width: 'w-28',
      isExtra: true,
      cell: ({ chargesTerm }) => (chargesTerm === 'PREPAID' ? 'Sender' : 'Receiver'),
    },
    {
      key: 'issued',
      heading: 'Issued',
      width: 'w-40',
      isExtra: true,
      cell: ({ issuedAt }) => <Instant at={issuedAt} />,
    },
  ],
  lines: (invoice) => ({
    title: invoice.name,
    aside: chargedWords(invoice),
    detail: (
      <>
        {stateWords(invoice)} · {invoice.number} · {subjectWords(invoice)}
      </>
    ),
  }),
});

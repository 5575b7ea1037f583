import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { notDueYet } from '#domain/billing/accounts/coverage.ts';
import { dueWords as accountWords } from '#domain/billing/accounts/words.ts';
import { leftToGive } from '#domain/billing/balance.ts';
import { confirmingWords, weOwe } from '#domain/billing/entry-words.ts';
import { isOverdue } from '#domain/billing/invoice.ts';
import type { MyInvoice } from '#domain/billing/my-invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { byCardOn, stillLeft } from './by-card.ts';

/** What is left of it, or why nothing is. */
const leftWords = (invoice: MyInvoice): ReactNode => {
  const { state, owed, waiting = 0, settledAt } = invoice;
  const toPay = stillLeft(invoice);
  const byCard = byCardOn(invoice);
  if (state === 'VOID') return 'Canceled';
  if (state === 'TO_PAY_BACK') return weOwe(-owed);
  if (byCard > 0 && toPay <= 0) return confirmingWords(byCard);
  if (notDueYet(invoice, new Date()) !== undefined) return `${dollars(owed)} owed`;
  if (toPay > 0) return `${dollars(toPay)} left to pay`;
  if (owed > 0) return `${dollars(waiting)} by check is waiting for the bank`;
  return settledAt === undefined ? (
    'Paid in full'
  ) : (
    <>
      Paid in full on <Instant at={settledAt} />
    </>
  );
};

/** Until when, while something is left; nothing where no day is known yet. */
const dueWords = (invoice: MyInvoice): ReactNode => {
  const { chargesTerm, dueAt } = invoice;
  if (stillLeft(invoice) <= 0) return null;
  if (chargesTerm === 'COLLECT') return 'by the receiver, on arrival';
  const later = notDueYet(invoice, new Date());
  if (later !== undefined) return `· ${accountWords(later)}`;
  if (dueAt === undefined) return null;
  return (
    <>
      {isOverdue(invoice, new Date()) ? 'since ' : 'by '}
      <Instant at={dueAt} />
    </>
  );
};

const left = (invoice: MyInvoice): ReactNode => (
  <>
    <span
      className={
        stillLeft(invoice) > 0 && !notDueYet(invoice, new Date()) ? 'font-semibold text-ink' : undefined
      }
    >
      {leftWords(invoice)}
    </span>{' '}
    {dueWords(invoice)}
  </>
);

const pathOf = ({ number }: MyInvoice): string => pathTo('/dashboard/invoices/:number', { number });

const columns: readonly Column<MyInvoice>[] = [
  {
    key: 'subject',
    heading: 'For',
    cell: (invoice) => (
      <Link to={pathOf(invoice)} className={textLink}>
        {invoice.subject}
      </Link>
    ),
  },
  { key: 'left', heading: 'Left to pay', cell: left },
  { key: 'charged', heading: 'Total', numeric: true, cell: ({ charged }) => dollars(charged) },
  { key: 'issued', heading: 'Issued', cell: ({ issuedAt }) => <Instant at={issuedAt} /> },
  { key: 'number', heading: 'Invoice', code: true, cell: ({ number }) => number },
];

/** A page of the person's own invoices: what each is for, what is left to pay of it and until when. Each opens. */
export const MyInvoiceTable = ({ invoices }: { readonly invoices: readonly MyInvoice[] }) => (
  <DataTable
    caption="My invoices"
    columns={columns}
    rows={invoices}
    rowKey={({ number }) => number}
    wraps
    small={(invoice) => ({
      to: pathOf(invoice),
      title: invoice.subject,
      detail: (
        <>
          {invoice.charged > 0 && leftToGive(invoice) !== invoice.charged
            ? `${dollars(invoice.charged)} · `
            : ''}
          {left(invoice)}
          <span className="block whitespace-nowrap">{invoice.number}</span>
        </>
      ),
    })}
  />
);

import type { ReactNode } from 'react';
import { leftToGive } from '#domain/billing/balance.ts';
import { toPayBack } from '#domain/billing/entry-words.ts';
import { type InvoiceSummary, isOverdue } from '#domain/billing/invoice.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** Where it is between issued and paid. How much is left of it has a place of its own. */
const stateWords = (invoice: InvoiceSummary): ReactNode => {
  const { state, owed, paid, waiting, settledAt } = invoice;
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
  if (leftToGive(invoice) === 0) return `${dollars(waiting ?? 0)} by check waits for the bank`;
  const much = paid > 0 ? 'Part paid' : 'Not paid';
  const check = waiting === undefined ? '' : `, ${dollars(waiting)} by check waits`;
  return `${isOverdue(invoice, new Date()) ? 'Overdue' : much}${check}`;
};

/** What is left to pay by whoever pays: red once it is late, which the status says too. Undefined where nothing is. */
const leftWords = (invoice: InvoiceSummary): ReactNode => {
  const left = leftToGive(invoice);
  if (left <= 0) return undefined;
  return isOverdue(invoice, new Date()) ? (
    <strong className="font-semibold text-wrong">{dollars(left)}</strong>
  ) : (
    dollars(left)
  );
};

/** The day by which what is left has to be paid. Undefined where nothing is left, or no day is set yet. */
const dueWords = (invoice: InvoiceSummary): string | undefined =>
  invoice.dueAt === undefined || leftToGive(invoice) <= 0
    ? undefined
    : dayWords(newYorkDay(new Date(invoice.dueAt)));

/** What the invoices of a page come to, in words that follow how many they are: `with $2,310.00 to pay`. */
export const owedWords = (invoices: readonly InvoiceSummary[], isPart: boolean): string | undefined => {
  const sum = invoices.reduce((all, invoice) => all + Math.max(0, leftToGive(invoice)), 0);
  return sum === 0 ? undefined : `with ${dollars(sum)} to pay${isPart ? ' on this page' : ''}`;
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
      isExtra: true,
      cell: ({ to }) => (to === undefined ? '–' : destinations[to].country),
    },
    {
      key: 'shipment',
      heading: 'Shipment',
      width: 'w-36',
      code: true,
      cell: ({ shipment }) => shipment ?? '–',
    },
    { key: 'state', heading: 'Status', width: 'w-52', cell: stateWords },
    { key: 'due', heading: 'Due', width: 'w-26', cell: (invoice) => dueWords(invoice) ?? '–' },
    { key: 'charged', heading: 'Charged', width: 'w-24', sum: true, cell: chargedWords },
    {
      key: 'left',
      heading: 'To pay',
      width: 'w-24',
      sum: true,
      cell: (invoice) => leftWords(invoice) ?? '–',
    },
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
  lines: (invoice) => {
    const [left, due] = [leftWords(invoice), dueWords(invoice)];
    return {
      title: invoice.name,
      aside: left === undefined ? chargedWords(invoice) : <>{left} to pay</>,
      detail: (
        <>
          {stateWords(invoice)}
          {due === undefined ? '' : `, due ${due}`} · {invoice.number} · {subjectWords(invoice)}
        </>
      ),
    };
  },
});

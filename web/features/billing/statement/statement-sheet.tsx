import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Statement } from '#domain/billing/books/statement.ts';
import { weOwe } from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { compactDateWords, dateWords } from '#web/phrases/days.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

type Line = Statement['lines'][number];

const asWritten = (name: string): ReactNode => name;

/** Lines of an address, the name in them as the reader may open it. */
const linesOf = (lines: readonly string[], nameOf = asWritten) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be equal, and the list only shows them
    <span key={index} className="block">
      {index === 0 ? nameOf(line) : line}
    </span>
  ));

const dayOf = (instant: string): string => compactDateWords(newYorkDay(Date.parse(instant)));

/** What is owed, or what we owe: the desk prints the sheet for its customer. */
const balanceWords = (cents: number): string => (cents < 0 ? weOwe(-cents) : dollars(cents));

const Balance = ({ name, cents }: { readonly name: string; readonly cents: number }) => (
  <p className="flex justify-between gap-4 border-y-[1.5px] border-ink py-2 text-lg font-bold tabular-nums">
    <span>{name}</span>
    <span className="whitespace-nowrap">{balanceWords(cents)}</span>
  </p>
);

const Lines = ({ lines, invoices }: { readonly lines: readonly Line[]; readonly invoices: string }) => {
  const columns: readonly Column<Line>[] = [
    { key: 'day', heading: 'Day', cell: ({ at }) => <span className="whitespace-nowrap">{dayOf(at)}</span> },
    {
      key: 'invoice',
      heading: 'Invoice',
      code: true,
      cell: ({ invoice }) => (
        <Link to={`${invoices}/${invoice}`} className={textLink}>
          {invoice}
        </Link>
      ),
    },
    { key: 'shipment', heading: 'Shipment', code: true, cell: ({ shipment }) => shipment ?? 'None' },
    { key: 'what', heading: 'What', cell: ({ what }) => what },
    { key: 'amount', heading: 'Amount', numeric: true, cell: ({ amount }) => dollars(amount) },
    { key: 'balance', heading: 'Balance', numeric: true, cell: ({ balance }) => balanceWords(balance) },
  ];
  return (
    <DataTable
      caption="Charges, payments, credits and refunds"
      columns={columns}
      rows={lines}
      rowKey={({ invoice, n }) => `${invoice} ${n}`}
      wraps
      small={({ at, invoice, what, amount, balance }) => ({
        to: `${invoices}/${invoice}`,
        title: `${dollars(amount)} · ${what}`,
        detail: `${dayOf(at)} · ${invoice} · balance ${balanceWords(balance)}`,
      })}
    />
  );
};

/** A statement as it reads on paper: from whom, to whom, and how one balance became the other. */
export const StatementSheet = ({
  statement: { from, to, billTo, opening, lines, closing },
  invoices,
  nameOf,
}: {
  readonly statement: Statement;
  /** The path below which invoices open. */
  readonly invoices: string;
  /** The name of the customer, where it leads somewhere. */
  readonly nameOf?: ((name: string) => ReactNode) | undefined;
}) => {
  const { name, facility } = useBrand();
  const { line1, city, state, postalCode } = facility;
  return (
    <div className="grid gap-6">
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name="From">{linesOf([name, line1, `${city}, ${state} ${postalCode}`])}</Fact>
        <Fact name="Customer">{billTo.length === 0 ? 'No invoice yet' : linesOf(billTo, nameOf)}</Fact>
        <Fact name="Period">
          {dateWords(from)} to {dateWords(to)}
        </Fact>
      </dl>
      <Balance name={`Balance before ${dateWords(from)}`} cents={opening} />
      {lines.length === 0 ? (
        <p>Nothing was charged or paid in this period.</p>
      ) : (
        <Section title="Charged and paid" className="grid gap-2">
          <Lines lines={lines} invoices={invoices} />
        </Section>
      )}
      <Balance name={`Balance on ${dateWords(to)}`} cents={closing} />
      <p className="text-sm text-ink-soft">
        All amounts are in U.S. dollars. Payments, credits and removed charges are shown with a minus. What
        receivers pay on arrival is not on this statement.
      </p>
    </div>
  );
};

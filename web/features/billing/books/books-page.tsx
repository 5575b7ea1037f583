import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BooksCheck } from '#domain/billing/books/check.ts';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { isPeriod, lastMonth } from '#domain/billing/books/period.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { useReply } from '#web/api/use-reply.ts';
import { ExportButton } from '#web/desk-list/export/export-button.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Agents } from './agents.tsx';
import { exportedInvoices, exportedMoney } from './exported-books.ts';
import { Months } from './months.tsx';

const invoicesWords = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`);

const Differences = ({ check, area }: { readonly check: BooksCheck; readonly area: Area }) => (
  <Alert title="The books do not agree">
    <ul className="grid gap-2">
      {check.differences.map(({ invoice, what }) => (
        <li key={`${invoice} ${what}`}>
          <Link to={`${area}/billing/${invoice}`} className={textLink}>
            {invoice}
          </Link>
          : {what}
        </li>
      ))}
    </ul>
    {check.wrong > check.differences.length ? <p>{check.wrong} in all.</p> : null}
  </Alert>
);

/** What the last check found: whether every invoice agrees, and the numbers that nobody has. */
const Checked = ({ check, area }: { readonly check: BooksCheck | undefined; readonly area: Area }) => {
  if (check?.finishedAt === undefined)
    return <p>The books are checked every night. The first check is still to come.</p>;
  return (
    <div className="grid gap-4">
      {check.wrong > 0 ? (
        <Differences check={check} area={area} />
      ) : (
        <p>
          The books agree: {invoicesWords(check.looked)} checked on <Instant at={check.finishedAt} />. What is
          charged is paid, owed or credited, to the cent.
        </p>
      )}
      {check.unused > 0 ? (
        <p>
          Numbers that no invoice has: {check.gaps.join(', ')}
          {check.unused > check.gaps.length ? ` and ${check.unused - check.gaps.length} older ones` : ''}.
          They were never used, and nothing was charged under them.
        </p>
      ) : (
        <p>No number is missing.</p>
      )}
    </div>
  );
};

/** Invoices and money of a period as files, for the bookkeeper. */
const Exports = () => {
  const today = newYorkDay(new Date());
  const [period, setPeriod] = useState(() => lastMonth(today));
  const { from, to } = period;
  const query = new URLSearchParams({ from, to }).toString();
  const shared = { query, of: `${from}-to-${to}`, look: 'plain' } as const;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[12rem_12rem]">
        <PlainInput
          label="First day"
          type="date"
          required
          max={today}
          value={from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
        />
        <PlainInput
          label="Last day"
          type="date"
          required
          max={today}
          value={to}
          onChange={({ target }) => setPeriod({ ...period, to: target.value })}
        />
      </div>
      {isPeriod(period) ? (
        <div className="flex flex-wrap gap-3">
          <ExportButton name="invoices" exported={exportedInvoices} {...shared}>
            Invoices (CSV)
          </ExportButton>
          <ExportButton name="payments" exported={exportedMoney} {...shared}>
            Payments (CSV)
          </ExportButton>
        </div>
      ) : (
        <p className="font-semibold text-wrong">
          Choose a first and a last day that are no more than a year apart.
        </p>
      )}
      <p className="text-sm text-ink-soft">
        Invoices are those issued on these days, as they are now. Each file is on record with your name.
      </p>
    </div>
  );
};

/** `/admin/books` and `/staff/books`: whether the books agree, and what a bookkeeper takes out of them. */
export const BooksPage = ({ area }: { readonly area: Area }) => {
  const may = useMay();
  const query = useReply(['books-check'], booksEndpoints.booksCheck, {});
  return (
    <>
      <PageHeader caption="Desk" title="Books" />
      <div className="grid gap-10">
        <Section title="Last night’s check" className="grid gap-3">
          <Loaded query={query} loading="Loading the check of the books…" lines={3}>
            {({ check }) => <Checked check={check} area={area} />}
          </Loaded>
        </Section>
        {may('invoice.manage') ? (
          <>
            <Section title="For the bookkeeper" className="grid gap-3">
              <Exports />
            </Section>
            <Section title="What agents owe us" className="grid gap-3">
              <Agents area={area} />
            </Section>
            <Section title="For QuickBooks Online" className="grid gap-3">
              <Months area={area} />
            </Section>
          </>
        ) : null}
      </div>
    </>
  );
};

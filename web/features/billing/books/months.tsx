import { Link } from 'react-router-dom';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { ledgerNames } from '#domain/billing/books/ledgers.ts';
import type { ClosedMonth, LedgerTotal } from '#domain/billing/books/months.ts';
import { dollars } from '#domain/kernel/money.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { ExportButton } from '#web/desk-list/export/export-button.tsx';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { monthWords } from '#web/ui/time/last-months.ts';
import { Folded } from '../money/folded.tsx';
import { exportedJournal } from './exported-books.ts';

const monthsKey = ['books-months'] as const;

const useClose = (month: string) =>
  useChange(() => api(booksEndpoints.closeMonth, { params: { month } }), monthsKey);

/** A month that is over: it is closed once, with the accounts as they are called then. */
const OpenMonth = ({ month }: { readonly month: string }) => {
  const closing = useClose(month);
  const words = monthWords(month);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
      <span className="font-semibold">{words}</span>
      <AskFirst title={`Close ${words}?`} button={`Close ${words}`} look="plain">
        {(close) => (
          <div className="grid gap-4">
            <p>
              Its file is then the same every time you take it. It has the accounts as they are called in the
              settings now, so look at them first. What is entered from now on is in a later month.
            </p>
            {closing.error ? <Alert title="Not closed">{messageOf(closing.error)}</Alert> : null}
            <div className="flex flex-wrap gap-2">
              <Button
                busy={closing.isPending}
                onClick={() =>
                  closing.mutate(undefined, { onSuccess: () => toast.success(`${words} is closed.`) })
                }
              >
                Close it
              </Button>
              <Button look="plain" disabled={closing.isPending} onClick={close}>
                Not now
              </Button>
            </div>
          </div>
        )}
      </AskFirst>
    </li>
  );
};

const amount = (cents: number): string => (cents === 0 ? '' : dollars(cents));

const totalColumns = ({ accounts }: ClosedMonth): readonly Column<LedgerTotal>[] => [
  { key: 'what', heading: 'What', cell: ({ ledger }) => ledgerNames[ledger] },
  { key: 'account', heading: 'Account', cell: ({ ledger }) => accounts[ledger] },
  { key: 'debits', heading: 'Debits', numeric: true, cell: ({ debits }) => amount(debits) },
  { key: 'credits', heading: 'Credits', numeric: true, cell: ({ credits }) => amount(credits) },
];

const Closed = ({
  closed,
  nameOf,
}: {
  readonly closed: ClosedMonth;
  readonly nameOf: (userId: string) => string;
}) => {
  const { month, entries, totals, closedAt, closedBy } = closed;
  const words = monthWords(month);
  const debits = dollars(totals.reduce((sum, total) => sum + total.debits, 0));
  const credits = dollars(totals.reduce((sum, total) => sum + total.credits, 0));
  return (
    <li className="grid gap-3 border-t border-rule py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">{words}</p>
          <p className="text-sm text-ink-soft">
            {entries === 1 ? '1 entry' : `${entries} entries`}, {debits} debits and {credits} credits. Closed
            by {nameOf(closedBy)} on <Instant at={closedAt} />.
          </p>
        </div>
        <ExportButton
          name="journal"
          exported={exportedJournal(closed)}
          query={`month=${month}`}
          of={month}
          look="plain"
        >
          {`Journal of ${words} (CSV)`}
        </ExportButton>
      </div>
      {entries === 0 ? null : (
        <Folded title={`Sums of ${words} by account`}>
          <DataTable
            caption={`Sums of ${words} by account`}
            columns={totalColumns(closed)}
            rows={totals}
            rowKey={({ ledger }) => ledger}
          />
        </Folded>
      )}
    </li>
  );
};

/** The months of the books, a file each for QuickBooks Online. */
export const Months = ({ area }: { readonly area: Area }) => {
  const query = useReply(monthsKey, booksEndpoints.months, {});
  const nameOf = useNames((query.data?.closed ?? []).map(({ closedBy }) => closedBy));
  return (
    <Loaded query={query} loading="Loading the months…">
      {({ closed, open }) => (
        <div className="grid gap-4">
          <p>
            One file for each month, with everything that was charged, paid, credited and given back. In
            QuickBooks Online it is imported under Settings, Import data, Journal entries, with dates as
            MM/DD/YYYY. The accounts must be there first, and account numbers must be off.{' '}
            {area === '/admin' ? (
              <Link to="/admin/settings?part=accounts" className={textLink}>
                Accounts in the settings
              </Link>
            ) : (
              'An admin sets what the accounts are called.'
            )}
          </p>
          {closed.length + open.length === 0 ? (
            <p>No month is over yet. Each can be closed an hour after its last day.</p>
          ) : (
            <ul>
              {open.map((month) => (
                <OpenMonth key={month} month={month} />
              ))}
              {closed.map((one) => (
                <Closed key={one.month} closed={one} nameOf={nameOf} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  );
};

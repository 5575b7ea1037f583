import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { isPeriod, lastMonth, type Period } from '#domain/billing/books/period.ts';
import type { Statement } from '#domain/billing/books/statement.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { useReply } from '#web/api/use-reply.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { type Asked, Loaded } from '#web/ui/data/loaded.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ChargePerson } from './charge-person.tsx';
import { StatementSheet } from './statement-sheet.tsx';

/** The period in the address: unless one is asked for, the month before this one until today. */
const usePeriod = () => {
  const [search, setSearch] = useSearchParams();
  const today = newYorkDay(new Date());
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const asked = isPeriod({ from, to }) ? { from, to } : { from: lastMonth(today).from, to: today };
  return { asked, today, ask: ({ from, to }: Period) => setSearch({ from, to }, { replace: true }) };
};

/** The first and the last day. What is no period yet is kept here, and asked for when it is one. */
const Days = ({
  asked,
  today,
  ask,
}: {
  readonly asked: Period;
  readonly today: string;
  readonly ask: (period: Period) => void;
}) => {
  const [typed, setTyped] = useState(asked);
  const change = (more: Partial<Period>): void => {
    const period = { ...typed, ...more };
    setTyped(period);
    if (isPeriod(period)) ask(period);
  };
  const input = (label: string, key: keyof Period, error?: string) => (
    <PlainInput
      label={label}
      type="date"
      required
      max={today}
      value={typed[key]}
      error={error}
      onChange={({ target }) => change({ [key]: target.value })}
    />
  );
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-[12rem_12rem_auto] sm:items-end print:hidden">
      {input('First day', 'from')}
      {input(
        'Last day',
        'to',
        isPeriod(typed) ? undefined : 'After the first day, and no more than a year later',
      )}
      <div>
        <Button look="plain" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
};

const Page = ({
  caption,
  query,
  invoices,
  period,
  nameOf,
}: {
  readonly caption: ReactNode;
  readonly query: Asked<Statement>;
  /** The path below which invoices open. */
  readonly invoices: string;
  readonly period: ReturnType<typeof usePeriod>;
  readonly nameOf?: (name: string) => ReactNode;
}) => (
  <>
    <PageHeader caption={caption} title="Statement" />
    <Days {...period} />
    <Loaded query={query} loading="Loading the statement…">
      {(statement) => <StatementSheet statement={statement} invoices={invoices} nameOf={nameOf} />}
    </Loaded>
  </>
);

/** `/dashboard/statement`: what the person was charged and paid in a period. */
export const MyStatementPage = () => {
  const period = usePeriod();
  const query = useReply(['my-statement', period.asked], booksEndpoints.myStatement, { query: period.asked });
  return <Page caption="My account" query={query} invoices="/dashboard/invoices" period={period} />;
};

/** `/admin/statements/:userId` and `/staff/statements/:userId`: the same of a customer, and what charges them without a shipment. */
export const StatementPage = ({ area }: { readonly area: Area }) => {
  const { userId = '' } = useParams();
  const period = usePeriod();
  const query = useReply(['statement', userId, period.asked], booksEndpoints.statement, {
    params: { userId },
    query: period.asked,
  });
  return (
    <>
      <Page
        caption="Desk"
        query={query}
        invoices={`${area}/billing`}
        period={period}
        nameOf={(name) => (
          <CustomerName id={userId} area={area}>
            {name}
          </CustomerName>
        )}
      />
      <ChargePerson key={userId} userId={userId} area={area} />
    </>
  );
};

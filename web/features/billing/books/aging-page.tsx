import { Link } from 'react-router-dom';
import { type Aging, ageKeys, ageNames, type Debtor } from '#domain/billing/books/aging.ts';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useReply } from '#web/api/use-reply.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { dateWords } from '#web/phrases/days.ts';
import type { Area } from '#web/shell/screens.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

type Group = Aging['groups'][number];

const groupNames: Readonly<Record<Group['term'], { readonly title: string; readonly none: string }>> = {
  ACCOUNT: { title: 'Customers with a credit account', none: 'No customer with an account owes anything.' },
  PREPAID: { title: 'Customers', none: 'No customer owes anything.' },
  COLLECT: { title: 'Receivers, for goods that have landed', none: 'No receiver owes anything.' },
};

const debtorKey = ({ ownerId, name }: Debtor): string => `${ownerId} ${name}`;

const daysWords = (days: number): string => {
  if (days <= 0) return 'not due';
  return days === 1 ? '1 day' : `${days} days`;
};

const Invoices = ({ invoices, area }: { readonly invoices: Debtor['invoices']; readonly area: Area }) => (
  <details>
    <summary className="unfold">
      {invoices.length === 1 ? '1 invoice' : `${invoices.length} invoices`}
    </summary>
    <ul className="grid gap-1 py-2">
      {invoices.map(({ number, owed, days }) => (
        <li key={number}>
          <Link to={`${area}/billing/${number}`} className={textLink}>
            {number}
          </Link>
          , {dollars(owed)}, {daysWords(days)}
        </li>
      ))}
    </ul>
  </details>
);

/** Who it is. A receiver is nobody's customer: the name leads nowhere. */
const Name = ({
  debtor: { ownerId, name },
  term,
  area,
}: {
  readonly debtor: Debtor;
  readonly term: Group['term'];
  readonly area: Area;
}) =>
  term !== 'COLLECT' ? (
    <CustomerName id={ownerId} area={area}>
      {name}
    </CustomerName>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  );

/** How much may be open on their account. */
const Limit = ({ debtor: { limit } }: { readonly debtor: Debtor }) =>
  limit === undefined ? null : <span className="text-sm text-ink-soft">limit {dollars(limit)}</span>;

const columnsIn = (area: Area, term: Group['term']): readonly Column<Debtor>[] => [
  {
    key: 'who',
    heading: 'Who',
    cell: (debtor) => (
      <div className="flex flex-wrap items-baseline gap-x-6">
        <Name debtor={debtor} term={term} area={area} />
        <Limit debtor={debtor} />
        <Invoices invoices={debtor.invoices} area={area} />
      </div>
    ),
  },
  ...ageKeys.map(
    (age): Column<Debtor> => ({
      key: age,
      heading: ageNames[age],
      numeric: true,
      cell: ({ byAge }) => (byAge[age] === 0 ? '–' : dollars(byAge[age])),
    }),
  ),
  {
    key: 'owed',
    heading: 'In all',
    numeric: true,
    cell: ({ owed }) => <span className="font-semibold">{dollars(owed)}</span>,
  },
];

/** `$560.00 not due, $20.00 1–30 days`. */
const ageWords = ({ byAge }: Debtor): string =>
  ageKeys
    .filter((age) => byAge[age] !== 0)
    .map((age) => `${dollars(byAge[age])} ${ageNames[age].toLowerCase()}`)
    .join(', ');

/** The same on a phone, where a table of seven columns has no place. */
const Rows = ({ group: { term, debtors }, area }: { readonly group: Group; readonly area: Area }) => (
  <ul className="border-y-[1.5px] border-ink sm:hidden">
    {debtors.map((debtor) => (
      <li key={debtorKey(debtor)} className="border-t border-rule py-2 first:border-t-0">
        <div className="flex items-baseline justify-between gap-4">
          <Name debtor={debtor} term={term} area={area} />
          <span className="font-semibold tabular-nums">{dollars(debtor.owed)}</span>
        </div>
        <p className="text-sm text-ink-soft">{ageWords(debtor)}</p>
        <Limit debtor={debtor} />
        <Invoices invoices={debtor.invoices} area={area} />
      </li>
    ))}
  </ul>
);

const Sums = ({ byAge, waiting }: Pick<Group, 'byAge' | 'waiting'>) => (
  <>
    <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
      {ageKeys.map((age) => (
        <div key={age}>
          <dt className="text-sm text-ink-soft">{ageNames[age]}</dt>
          <dd className="font-semibold">{dollars(byAge[age])}</dd>
        </div>
      ))}
    </dl>
    {waiting === 0 ? null : <p>Checks that wait for the bank are for {dollars(waiting)} of it.</p>}
  </>
);

const Owing = ({ group, area }: { readonly group: Group; readonly area: Area }) => {
  const { term, owed, debtors } = group;
  const { title, none } = groupNames[term];
  // Most forwarders give nobody an account.
  if (debtors.length === 0 && term === 'ACCOUNT') return null;
  if (debtors.length === 0)
    return (
      <Section title={title}>
        <p>{none}</p>
      </Section>
    );
  return (
    <Section title={`${title}: ${dollars(owed)}`} className="grid gap-4">
      <Sums {...group} />
      <div className="max-sm:hidden">
        <DataTable
          caption={`${title}, who owes most first`}
          columns={columnsIn(area, term)}
          rows={debtors}
          rowKey={debtorKey}
        />
      </div>
      <Rows group={group} area={area} />
    </Section>
  );
};

/** `/admin/aging` and `/staff/aging`: who owes what, and since when. */
export const AgingPage = ({ area }: { readonly area: Area }) => {
  const query = useReply(['aging'], booksEndpoints.aging, {});
  return (
    <>
      <PageHeader caption="Desk" title="Who owes what">
        <p>
          Days count from the day until which an invoice had to be paid. Where there is none, as for goods
          that are paid on arrival, they count from the day of the invoice.
        </p>
      </PageHeader>
      <Loaded query={query} loading="Counting what is owed…" lines={8}>
        {({ day, groups }) =>
          groups.every(({ debtors }) => debtors.length === 0) ? (
            <EmptyState title="Nothing is owed to us">Invoices appear here until they are paid.</EmptyState>
          ) : (
            <div className="grid gap-10">
              {groups.map((group) => (
                <Owing key={group.term} group={group} area={area} />
              ))}
              <p className="text-sm text-ink-soft">
                Counted on {dateWords(day)}. What we have to pay back is not in it.
              </p>
            </div>
          )
        }
      </Loaded>
    </>
  );
};

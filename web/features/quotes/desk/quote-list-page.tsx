import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { quoteStatuses } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { QuoteStatusBadge, quoteStatusNames } from '../status.tsx';
import { type Shown, useDeskQuotes } from './use-desk-quotes.ts';

const taskWords = { price: 'Set a price', reply: 'Reply' } as const;

const shownIn = (asked: URLSearchParams): Shown => {
  const email = asked.get('email');
  if (email) return { kind: 'customer', email };
  const status = quoteStatuses.find((one) => one === asked.get('status'));
  return status === undefined ? { kind: 'waiting' } : { kind: 'status', status };
};

const waited = ({ waitsSince }: Quote): string =>
  waitsSince === undefined ? '' : spanWords(Date.now() - Date.parse(waitsSince));

const columns = (base: string, nameOf: (userId: string) => string): readonly Column<Quote>[] => [
  {
    key: 'reference',
    heading: 'Reference',
    code: true,
    cell: ({ reference }) => (
      <Link to={`${base}/${reference}`} className={textLink}>
        {reference}
      </Link>
    ),
  },
  {
    key: 'what',
    heading: 'Customer and goods',
    cell: ({ name, request }) => (
      <span className="grid min-w-0">
        <strong className="break-words font-semibold">{name}</strong>
        <span className="text-ink-soft">
          {goodsInWords(request)} to {destinations[request.to].country}
        </span>
      </span>
    ),
  },
  { key: 'price', heading: 'Price', numeric: true, cell: ({ offer }) => dollars(offer.total) },
  { key: 'status', heading: 'Status', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
  {
    key: 'todo',
    heading: 'To do',
    cell: (quote) =>
      quote.waitsFor === undefined ? '' : `${taskWords[quote.waitsFor]}, waiting ${waited(quote)}`,
  },
  {
    key: 'who',
    heading: 'Taken by',
    cell: ({ assignee }) => (assignee === undefined ? '' : nameOf(assignee)),
  },
  { key: 'asked', heading: 'Asked', cell: ({ createdAt }) => <Instant at={createdAt} /> },
];

const Results = ({ shown, base }: { readonly shown: Shown; readonly base: string }) => {
  const pages = useCursorPages();
  const query = useDeskQuotes(shown, pages.cursor);
  const nameOf = useNames((query.data?.items ?? []).flatMap(({ assignee }) => assignee ?? []));
  const empty =
    shown.kind === 'waiting' ? (
      <EmptyState title="Nothing waits">Prices to set and messages to answer appear here.</EmptyState>
    ) : (
      <EmptyState title="No quotes here">
        {shown.kind === 'customer'
          ? 'No quote was sent to this e-mail address.'
          : 'No quote has this status now.'}
      </EmptyState>
    );
  return (
    <PagedList pages={pages} query={query} loading="Loading quotes…" empty={empty}>
      {(items) => (
        <DataTable
          caption="Quotes"
          columns={columns(base, nameOf)}
          rows={items}
          rowKey={({ reference }) => reference}
          small={(quote) => ({
            to: `${base}/${quote.reference}`,
            title: `${quote.name}, ${dollars(quote.offer.total)}`,
            detail: quote.waitsFor
              ? `${taskWords[quote.waitsFor]}, waiting ${waited(quote)} · ${quote.reference}`
              : `${quoteStatusNames[quote.status]} · ${quote.reference}`,
          })}
        />
      )}
    </PagedList>
  );
};

/** Opens a quote by its reference, or lists those of a customer by e-mail address. */
const Find = ({ base, email }: { readonly base: string; readonly email: string }) => {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState('');
  const find = (typed: string): void => {
    const reference = quoteReference.from(typed);
    const isEmail = typed.includes('@');
    setWrong(typed && !reference && !isEmail ? typed : '');
    if (isEmail) void navigate(`${base}?email=${encodeURIComponent(typed)}`);
    else if (reference) void navigate(`${base}/${reference}`);
    else if (!typed) void navigate(base);
  };
  return (
    <div className="max-w-2xl">
      <SearchField
        label="Reference or e-mail address"
        placeholder="QTE-7K3M9Q"
        value={wrong || email}
        onSearch={find}
      />
      <p role="status" className="text-sm text-ink-soft">
        {wrong ? `“${wrong}” is neither. A reference looks like QTE-7K3M9Q.` : null}
      </p>
    </div>
  );
};

/** The desk's quotes: what waits, the longest wait first, or those of a status or a customer. */
export const QuoteListPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/quotes`;
  const [asked] = useSearchParams();
  const shown = shownIn(asked);
  const choices = [
    { label: 'Waiting', search: '?', current: shown.kind === 'waiting' },
    ...quoteStatuses.map((status) => ({
      label: quoteStatusNames[status],
      search: `?status=${status}`,
      current: shown.kind === 'status' && shown.status === status,
    })),
  ];
  return (
    <>
      <PageHeader caption="Desk" title="Quotes" />
      <div className="mb-6 grid gap-4">
        <ChoiceLinks label="Status" choices={choices} />
        <Find base={base} email={shown.kind === 'customer' ? shown.email : ''} />
      </div>
      <Results key={JSON.stringify(shown)} shown={shown} base={base} />
    </>
  );
};

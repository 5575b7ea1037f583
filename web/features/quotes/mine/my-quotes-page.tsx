import { Link, useNavigate } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { isOpen } from '#domain/quotes/lifecycle.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import { messageOf } from '#web/api/api-error.ts';
import { actionClass } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { OurInstant } from '../letter/our-instant.tsx';
import { QuoteStatusBadge } from '../status.tsx';
import { useMyQuotes, useWaitingQuote } from './use-my-quotes.ts';

const pathOf = (reference: string): string => `/dashboard/quotes/${reference}`;

const priceOf = ({ status, offer }: CustomerQuote): string =>
  status === 'DRAFT' ? `about ${dollars(offer.total)}` : dollars(offer.total);

const columns: readonly Column<CustomerQuote>[] = [
  {
    key: 'reference',
    heading: 'Reference',
    code: true,
    cell: ({ reference }) => (
      <Link to={pathOf(reference)} className={textLink}>
        {reference}
      </Link>
    ),
  },
  {
    key: 'goods',
    heading: 'What',
    cell: ({ request }) => `${goodsInWords(request)} to ${destinations[request.to].country}`,
  },
  { key: 'price', heading: 'Price', numeric: true, cell: priceOf },
  { key: 'status', heading: 'Status', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
  {
    key: 'until',
    heading: 'Accept by',
    cell: ({ status, expiresAt }) =>
      isOpen(status) && expiresAt !== undefined ? <OurInstant at={expiresAt} /> : '',
  },
];

const newQuote = (
  <a href="/shipping-calculator" className={actionClass()}>
    Get a quote
  </a>
);

/** `/dashboard/quotes`: the customer's quotes, newest first. */
export const MyQuotesPage = () => {
  const pages = useCursorPages();
  const navigate = useNavigate();
  const saving = useWaitingQuote((made) => void navigate(pathOf(made)));
  return (
    <>
      <PageHeader caption="My account" title="My quotes" actions={newQuote}>
        <p>A quote keeps its price for seven days.</p>
      </PageHeader>
      {saving.error ? (
        <Alert className="mb-6" title="Your quote was not saved">
          {messageOf(saving.error)}
        </Alert>
      ) : null}
      <PagedList
        pages={pages}
        query={useMyQuotes(pages.cursor)}
        loading="Loading your quotes…"
        empty={
          <EmptyState title="No quotes yet" action={newQuote}>
            Enter what you send in the calculator and press “Save as a quote”.
          </EmptyState>
        }
      >
        {(items) => (
          <DataTable
            caption="My quotes, newest first"
            columns={columns}
            rows={items}
            rowKey={({ reference }) => reference}
            small={(quote) => ({
              to: pathOf(quote.reference),
              title: `${priceOf(quote)} to ${destinations[quote.request.to].country}`,
              detail: `${quoteStatusNames[quote.status]} · ${goodsInWords(quote.request)} · ${quote.reference}`,
            })}
          />
        )}
      </PagedList>
    </>
  );
};

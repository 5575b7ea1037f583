import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { type OpenQuote, openQuoteEndpoints } from '#domain/quotes/open-endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';
import { bookQuotePath } from '#web/session/drafts/quote-to-book.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { OurInstant } from '../letter/our-instant.tsx';

/** A price that the desk sets is on the screen of its customer within five seconds. */
const POLL_INTERVAL_MS = 4000;

/** The customer's quotes that wait for an answer; polled while the window is in front. */
export const useOpenQuotes = () =>
  useReply(['quotes', 'open'], openQuoteEndpoints.open, {}, { refetchInterval: POLL_INTERVAL_MS });

/** Whether its customer has said yes, so that it is to be booked. */
export const isToBook = ({ expiresAt }: OpenQuote): boolean => expiresAt === undefined;

/** One quote on the first screen: what it costs, where to, and until when it can be accepted, or that it can be booked. */
export const OpenQuoteRow = ({ quote }: { readonly quote: OpenQuote }) => {
  const { reference, to, total, expiresAt } = quote;
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={
          expiresAt === undefined
            ? bookQuotePath(reference)
            : pathTo('/dashboard/quotes/:reference', { reference })
        }
        className="grid min-h-14 gap-x-4 gap-y-1 px-1 py-3 no-underline hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate text-lg font-semibold">
            {dollars(total)} to {destinations[to].country}
          </span>
          <span className="block text-sm">
            {expiresAt === undefined ? (
              'Book your accepted quote'
            ) : (
              <>
                Accept by <OurInstant at={expiresAt} />
              </>
            )}
          </span>
          <span className="block font-mono text-sm text-ink-soft">{reference}</span>
        </span>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <Badge tone="time">{expiresAt === undefined ? 'Quote to book' : 'Quote to answer'}</Badge>
        </span>
      </Link>
    </li>
  );
};

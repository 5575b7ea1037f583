import { returnQuery, safeReturnPath } from '#domain/identity/return-url.ts';
import { type QuoteToBook, quoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** Where to go after sign-in: the returnUrl of the page's query, else the dashboard. */
export const destinationOf = (search: string): string =>
  safeReturnPath(new URLSearchParams(search).get('returnUrl'));

/** The query for other sign-in pages with the same destination: `?returnUrl=…`, or empty. */
export const returningBy = (search: string): string => returnQuery(destinationOf(search));

/** The accepted quote that this page leads to; undefined without one, and in the static HTML. */
export const quoteArrived = (): QuoteToBook | undefined =>
  withoutThrowing(() => quoteToBook(destinationOf(window.location.search)));

/** Whether a path goes on with a booking. */
export const isBooking = (path: string): boolean =>
  path.startsWith('/booking?') || path.startsWith('/dashboard/create-shipment?');

/** The page that leads to two-step sign-in first, and from there to the destination. */
export const twoStepPath = (search: string): string => `/customer/two-step${returningBy(search)}`;

import { returnQuery, safeReturnPath } from '#domain/identity/return-url.ts';

/** Where to go after sign-in: the returnUrl of the page's query, else the dashboard. */
export const destinationOf = (search: string): string =>
  safeReturnPath(new URLSearchParams(search).get('returnUrl'));

/** The query for other sign-in pages with the same destination: `?returnUrl=…`, or empty. */
export const returningBy = (search: string): string => returnQuery(destinationOf(search));

const WIZARD = '/dashboard/create-shipment?';

/** The reference of the accepted quote that a path goes on to book; undefined where it leads elsewhere. */
export const quoteToBook = (path: string): string | undefined =>
  path.startsWith(WIZARD)
    ? /^QTE-[0-9A-Z]+$/.exec(new URLSearchParams(path.slice(WIZARD.length)).get('quote') ?? '')?.[0]
    : undefined;

/** The page that leads to two-step sign-in first, and from there to the destination. */
export const twoStepPath = (search: string): string => `/customer/two-step${returningBy(search)}`;

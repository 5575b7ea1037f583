import { returnQuery, safeReturnPath } from '#domain/identity/return-url.ts';

/** Where to go after sign-in: the returnUrl of the page's query, else the dashboard. */
export const destinationOf = (search: string): string =>
  safeReturnPath(new URLSearchParams(search).get('returnUrl'));

/** The query for other sign-in pages with the same destination: `?returnUrl=…`, or empty. */
export const returningBy = (search: string): string => returnQuery(destinationOf(search));

/** The page that leads to two-step sign-in first, and from there to the destination. */
export const twoStepPath = (search: string): string => `/customer/two-step${returningBy(search)}`;

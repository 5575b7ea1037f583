import type { Location } from 'react-router-dom';
import { DEFAULT_RETURN_PATH, safeReturnPath } from '#domain/identity/return-url.ts';

type Arrival = Pick<Location, 'search' | 'state'>;

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Where to go after sign-in: the returnUrl, else the page that redirected here, else the dashboard. */
export const destinationOf = ({ search, state }: Arrival): string => {
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  if (returnUrl) return safeReturnPath(returnUrl);
  const from = property(state, 'from');
  const path = text(property(from, 'pathname'));
  if (path === undefined) return safeReturnPath(undefined);
  return safeReturnPath(
    `${path}${text(property(from, 'search')) ?? ''}${text(property(from, 'hash')) ?? ''}`,
  );
};

/** The e-mail address that an earlier page passed on; empty when there is none. */
export const knownEmail = ({ state }: Pick<Location, 'state'>): string =>
  text(property(state, 'email')) ?? text(property(property(property(state, 'from'), 'state'), 'email')) ?? '';

/** The page that leads to two-step sign-in first, and from there to the destination. */
export const twoStepPath = (arrival: Arrival): string => `/customer/two-step${returningBy(arrival)}`;

/** The query for the sign-in pages with the final destination: `?returnUrl=…`, or empty. */
export const returningBy = (arrival: Arrival): string => {
  const returnUrl = destinationOf(arrival);
  return returnUrl === DEFAULT_RETURN_PATH ? '' : `?${new URLSearchParams({ returnUrl })}`;
};

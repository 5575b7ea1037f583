import * as z from 'zod/mini';
import { refusals } from './service-error.ts';

/** The opaque token of the page after this key. */
const tokenAfter = (key: string): string => Buffer.from(JSON.stringify({ after: key })).toString('base64url');

const Token = z.object({ after: z.string() });

/** The key that the page begins after, or the empty string for the first page. Throws InvalidParameterException. */
export const keyOfToken = (token: string | undefined): string => {
  if (token === undefined) return '';
  try {
    return z.parse(Token, JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))).after;
  } catch {
    throw refusals.invalidParameter('Invalid pagination token.');
  }
};

/** Splits `limit + 1` found items into a page and the token of the next one. */
export const pageOf = <Item extends { readonly sub: string }>(
  found: readonly Item[],
  limit: number,
): { readonly items: readonly Item[]; readonly next?: string } => {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, next: tokenAfter(last.sub) } : { items };
};

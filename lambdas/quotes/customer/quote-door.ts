import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { WholeQuote } from '#domain/quotes/quote.ts';
import { type ChangeDeps, changeQuote, type Decide, type Now, noSuchQuote } from '../change/change-quote.ts';
import type { QuoteLinks } from '../store/quote-links.ts';

/**
 * Somebody who may see one quote and answer it: its owner, or whoever has the link of the e-mail. Everything that a customer does
 * goes through here, so that a quote of somebody else is never found.
 */
export interface Visitor {
  readonly reference: string;
  /** A user id, or `guest`. */
  readonly by: string;
}

/** Whether a quote is open to a visitor. A quote in an account is open to its owner only. */
export const isOpenTo = ({ quote }: WholeQuote, { by }: Visitor): boolean =>
  by === 'guest' ? quote.ownerId === undefined : quote.ownerId === by;

/** The quote of a link is in an account by now. */
const inAccount = () => refuse('QUOTE_IN_ACCOUNT', 'This quote is in an account now. Sign in to see it.');

type LinkRefusal = 'LINK_REFUSED' | 'QUOTE_IN_ACCOUNT';

export interface LinkDeps extends ChangeDeps {
  readonly links: Pick<QuoteLinks, 'use'>;
}

/** The visitor with a link, and counts its use. */
export const visitorWithLink = async (
  { links, quotes, clock }: LinkDeps,
  secret: string,
): Promise<Result<Visitor, LinkRefusal>> => {
  const reference = await links.use(secret, clock());
  const found = reference === undefined ? undefined : await quotes.find(reference);
  if (!found) {
    return refuse(
      'LINK_REFUSED',
      'This link is not valid any more. Ask for a new quote, or sign in if you have an account.',
    );
  }
  const visitor = { reference: found.quote.reference, by: 'guest' };
  return isOpenTo(found, visitor) ? ok(visitor) : inAccount();
};

/** Changes a quote for a visitor. For anybody else it is not found. */
export const changeAs = <R extends AnyRefusal>(
  deps: ChangeDeps,
  visitor: Visitor,
  correlationId: string,
  decide: Decide<R>,
): Promise<Result<Now, 'QUOTE_NOT_FOUND', R>> =>
  changeQuote<R | Refusal<'QUOTE_NOT_FOUND'>>(
    deps,
    { reference: visitor.reference, correlationId },
    (found, status, now) =>
      isOpenTo(found, visitor) ? decide(found, status, now) : { refusal: noSuchQuote().refusal },
  );

import { idsOf, type Owner } from '#domain/kernel/person/person-id.ts';
import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { isInAccount } from '#domain/quotes/in-account.ts';
import type { WholeQuote } from '#domain/quotes/quote.ts';
import {
  type ChangeDeps,
  changeQuote,
  type Decide,
  type Decision,
  type Now,
  noSuchQuote,
} from '../change/change-quote.ts';
import type { Deed } from '../change/compose-change.ts';
import type { QuoteLinks } from '../store/quote-links.ts';

/**
 * Somebody who may see one quote and answer it: its owner, or whoever has the link of the e-mail. Everything that a customer does
 * goes through here, so that a quote of somebody else is never found.
 */
export interface Visitor {
  readonly reference: string;
  /** Every id of whoever is signed in, or `guest` for whoever has the link. */
  readonly who: readonly string[] | 'guest';
}

/** The visitor who is signed in. */
export const visitorOf = (reference: string, caller: Owner): Visitor => ({ reference, who: idsOf(caller) });

/** Whether a quote is open to a visitor. A quote in an account is open to its owner only. */
export const isOpenTo = ({ quote }: WholeQuote, { who }: Visitor): boolean =>
  who === 'guest' ? !isInAccount(quote) : quote.ownerId !== undefined && who.includes(quote.ownerId);

/** By whom something is done that a visitor does: by the id under which the quote is kept, or `guest`. */
export const doneBy = ({ quote }: WholeQuote, { who }: Visitor): string =>
  who === 'guest' ? 'guest' : (quote.ownerId ?? 'guest');

/** The quote of a link is in an account by now. */
const inAccount = () => refuse('QUOTE_IN_ACCOUNT', 'This quote is in an account now. Sign in to see it.');

type LinkRefusal = 'LINK_REFUSED' | 'QUOTE_IN_ACCOUNT';

/** What a visitor does to a quote: a deed without who does it. */
export type VisitorDecision<R extends AnyRefusal> =
  | { readonly deed: Omit<Deed, 'by'> }
  | Exclude<Decision<R>, { readonly deed: Deed }>;

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
  const visitor: Visitor = { reference: found.quote.reference, who: 'guest' };
  return isOpenTo(found, visitor) ? ok(visitor) : inAccount();
};

/** Changes a quote for a visitor. For anybody else it is not found. */
export const changeAs = <R extends AnyRefusal>(
  deps: ChangeDeps,
  visitor: Visitor,
  correlationId: string,
  decide: (...found: Parameters<Decide<R>>) => VisitorDecision<R>,
): Promise<Result<Now, 'QUOTE_NOT_FOUND', R>> =>
  changeQuote<R | Refusal<'QUOTE_NOT_FOUND'>>(
    deps,
    { reference: visitor.reference, correlationId },
    (found, status, now) => {
      if (!isOpenTo(found, visitor)) return { refusal: noSuchQuote().refusal };
      const decision = decide(found, status, now);
      return 'deed' in decision ? { deed: { ...decision.deed, by: doneBy(found, visitor) } } : decision;
    },
  );

import * as z from 'zod/mini';
import {
  Offer,
  type Offer as OfferType,
  Quote,
  type QuoteEntry,
  quoteDeeds,
  type WholeQuote,
} from './quote.ts';

/** The price as the customer sees it: whether a person has set it, but not who, and not the reason for colleagues. */
const CustomerOffer = z.extend(z.omit(Offer, { byHand: true }), { isByHand: z.boolean() });

/** One entry of the history as the customer sees it. */
const CustomerEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(quoteDeeds),
  by: z.enum(['customer', 'desk', 'system']),
  text: z.optional(z.string()),
});

/** A quote as its customer sees it: nothing of how the desk shares its work. */
export const CustomerQuote = z.extend(z.omit(Quote, { ownerId: true, assignee: true, offer: true }), {
  offer: CustomerOffer,
});
export type CustomerQuote = z.infer<typeof CustomerQuote>;

/** A quote with what was said and done, oldest first. */
export const CustomerLetter = z.object({ quote: CustomerQuote, history: z.array(CustomerEntry) });
export type CustomerLetter = z.infer<typeof CustomerLetter>;

/** What happens among colleagues. */
const inside: readonly QuoteEntry['what'][] = ['note', 'taken', 'handed-back'];
/** Entries of the desk whose text is for the customer. The text of the others is a reason for colleagues. */
const told: readonly QuoteEntry['what'][] = ['reply', 'declined'];

const offerOf = ({ byHand, ...offer }: OfferType): CustomerQuote['offer'] => ({
  ...offer,
  isByHand: byHand !== undefined,
});

/** The quote as its customer sees it. */
export const forCustomer = ({
  ownerId: _owner,
  assignee: _assignee,
  offer,
  ...quote
}: WholeQuote['quote']): CustomerQuote => ({ ...quote, offer: offerOf(offer) });

/** The quote with its history as its customer sees it. */
export const letterFor = ({ quote, history }: WholeQuote): CustomerLetter => {
  const isCustomer = (by: string): boolean => by === 'guest' || by === quote.ownerId;
  const roleOf = (by: string) => (by === 'system' ? 'system' : isCustomer(by) ? 'customer' : 'desk');
  return {
    quote: forCustomer(quote),
    history: history
      .filter(({ what }) => !inside.includes(what))
      .map(({ id, at, what, by, text }) => ({
        id,
        at,
        what,
        by: roleOf(by),
        ...(text !== undefined && (isCustomer(by) || told.includes(what)) ? { text } : {}),
      })),
  };
};

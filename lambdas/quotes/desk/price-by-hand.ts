import { type Refusal, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { isOpen } from '#domain/quotes/lifecycle.ts';
import { offerEnds } from '#domain/quotes/limits.ts';
import type { Offer } from '#domain/quotes/quote.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ChangeDeps } from '../change/change-quote.ts';
import { type Closed, closed } from '../change/refusals.ts';
import { deskStep } from './desk-step.ts';
import { nothingToDo } from './work-on-quote.ts';

const isAdmin = ({ roles }: Caller): boolean => roles.includes('admin');

const DESK = 'desk';

/** The offer with another total. The computed lines stay, and the difference is a line of its own. */
const pricedByHand = (offer: Offer, total: number, byHand: NonNullable<Offer['byHand']>): Offer => {
  const computed = offer.lines.filter(({ code }) => code !== DESK);
  const difference = total - computed.reduce((sum, { amount }) => sum + amount, 0);
  const lines =
    difference === 0 ? computed : [...computed, { code: DESK, text: 'Set by our desk', amount: difference }];
  return { ...offer, lines, total, byHand };
};

/**
 * Sets a price by hand and sends it: the first price of a quote that a person must look at, or by an admin another one in place of
 * a price that was sent. Either can be accepted for a week from now on.
 */
export const priceByHand =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.price> =>
  (request) => {
    const {
      body: { total, reason },
      caller,
    } = request;
    return deskStep<Closed | Refusal<'ADMINS_ONLY'>>(deps, request, {
      what: 'sent',
      text: reason,
      total,
      decide: (quote, status, now) => {
        const isFirst = status === 'DRAFT';
        if (!isFirst && !isOpen(status)) return closed(quote, status);
        if (!isFirst && !isAdmin(caller))
          return refuse('ADMINS_ONLY', 'This price was sent already. Only an admin can change it.');
        const at = now.toISOString();
        const byHand = { by: caller.userId, reason, at, before: quote.offer.total };
        const offer = pricedByHand(quote.offer, total, byHand);
        return {
          fields: {
            status: isFirst ? 'SENT' : status,
            offer: isFirst ? offer : { ...offer, number: offer.number + 1 },
            sentAt: at,
            expiresAt: offerEnds(now),
            ...(quote.waitsFor === 'price' ? nothingToDo : {}),
          },
        };
      },
    });
  };

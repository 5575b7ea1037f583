import { contactPath } from '#domain/enquiries/contact-path.ts';
import type { Barrel } from '#domain/quotes/rate-card.ts';
import { type Draft, townServed } from '#web/price-form/draft/draft.ts';
import { pathOf, writeLink } from '#web/price-form/draft/link.ts';
import { isOutOfReach, type ZipAnswer } from '#web/price-form/use-zip.ts';
import type { Calculation } from '../use-calculation.ts';
import { bookingWords } from './booking-words.ts';
import { unpricedServices } from './unpriced.ts';

/** The ways to send a price to us. */
export interface BookingLinks {
  /**
   * The form that books it here: the time of its pickup, or who receives it. Undefined when a person has to look at it first, or when it
   * is in a mailbox.
   */
  readonly online: { readonly path: string; readonly what: 'pickup' | 'shipment' } | undefined;
  /** A chat with us, with the text of the booking. */
  readonly whatsApp: string;
  /** The contact form, filled in. */
  readonly form: string;
  /** False while staff must confirm the price first. */
  readonly isBookable: boolean;
}

/** Whether we pick it up there, as far as it is known: the page of the pickup looks again. */
const isReached = ({ pickup, zip }: Draft, answer: ZipAnswer): boolean =>
  pickup && /^\d{5}$/.test(zip.trim()) && !isOutOfReach(answer);

/** What we pick up is booked with the time of its pickup, and its shipment after that; anything else begins with who receives it. */
const onlineOf = (draft: Draft, isPickup: boolean): NonNullable<BookingLinks['online']> =>
  isPickup
    ? { path: `/booking?${writeLink(draft)}`, what: 'pickup' }
    : { path: `/dashboard/create-shipment?${writeLink(draft)}`, what: 'shipment' };

/** The links that send the present price to us; undefined without a price. */
export const bookingLinks = (
  {
    draft,
    request,
    price,
    zipAnswer,
    towns,
  }: Pick<Calculation, 'draft' | 'request' | 'price' | 'zipAnswer' | 'towns'>,
  { barrels, whatsApp }: { readonly barrels: readonly Barrel[]; readonly whatsApp: string },
): BookingLinks | undefined => {
  if (request === undefined || price === undefined) return undefined;
  const unpriced = unpricedServices(draft, zipAnswer, towns).map(({ words }) => words);
  const pickupZip = request.pickupMiles === undefined ? undefined : draft.zip.trim();
  const text = bookingWords({ request, price, unpriced, pickupZip, town: townServed(draft, towns) }, barrels);
  const path = pathOf(draft);
  const message = encodeURIComponent(`${text}\n${location.origin}${path}`);
  const isBookable = price.review.length === 0;
  return {
    online: isBookable && !draft.mailbox ? onlineOf(draft, isReached(draft, zipAnswer)) : undefined,
    whatsApp: `https://wa.me/${whatsApp.replace('+', '')}?text=${message}`,
    form: contactPath({ topic: 'pickup', text, price: path }),
    isBookable,
  };
};

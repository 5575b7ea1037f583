import { useEffect, useRef } from 'react';
import { keepWithAccount } from '#web/session/drafts/account-drafts.ts';
import { forgetHere } from '#web/session/drafts/forget-here.ts';
import type { BookingDraft } from '../use-booking-page.ts';
import { isReached } from '../use-place.ts';
import { type TypedBooking, textOf } from './typed-booking.ts';

/** Typing counts as paused after this time; then the account gets a copy. */
const PAUSE_MS = 1500;
/** Drafts of which a booking was made: no late copy of them is sent. */
const booked = new Set<string>();

const draftOfLink = (): string | null => new URLSearchParams(window.location.search).get('draft');

/** The draft that the account keeps of it: that of the link, or one of its own. It ends with the booking that names it. */
export const idOf = ({ key }: Pick<TypedBooking, 'key'>): string => draftOfLink() ?? key;

/** What the account keeps: all that was typed, and what the wizard and the first screen read of it. Without the miles, a pickup has no price yet. */
const copyOf = (draft: BookingDraft) => {
  const { typed, price, fields } = draft;
  const isPriced = price !== undefined && price.review.length === 0 && isReached(draft);
  return {
    price: typed.price,
    pickupStreet: typed.street,
    pickupPhone: fields.phone,
    pickup: { ...typed, isCopied: true, opened: '' },
    ...(isPriced ? { total: price.total } : {}),
  };
};

/**
 * Keeps with the account what is typed, once boxes and barrels are complete, so that it can be finished on another device. Opening the
 * page begins nothing: what a link filled in is in the link. What brings the goods of a shipment is not kept: the shipment is there. The
 * account may refuse or be away; what was typed is in this tab, too.
 */
export const useAccountCopy = (draft: BookingDraft): void => {
  const { typed, goods, change } = draft;
  const text = textOf(typed);
  const isToKeep = goods !== undefined && typed.shipments.length === 0 && text !== typed.opened;
  // What was opened from the account is no change of it, and does not take the place of what another device typed since.
  const kept = useRef(typed.isCopied ? text : '');
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const id = idOf(typed);
  useEffect(() => {
    if (!isToKeep || text === kept.current) return undefined;
    const keep = async (): Promise<void> => {
      kept.current = text;
      await keepWithAccount({ id, data: copyOf(latest.current), timestamp: Date.now() });
      if (!booked.has(id)) change((before) => (before.isCopied ? before : { ...before, isCopied: true }));
    };
    const timer = setTimeout(() => {
      if (booked.has(id)) return;
      void keep().catch(() => {
        kept.current = '';
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isToKeep, text, id, change]);
};

/** It was booked, and the account has let go of its draft: so does this device. */
export const copyEnded = (id: string): void => {
  booked.add(id);
  forgetHere(id);
};

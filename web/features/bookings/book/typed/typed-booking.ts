import type { BookingFields } from '#domain/bookings/booking-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { SentPhoto } from '#web/photos/photos-field.tsx';
import { type Draft, emptyDraft } from '#web/price-form/draft/draft.ts';
import { readLink } from '#web/price-form/draft/link.ts';

/** Everything that the page asks, as typed. Empty text where nothing was entered. */
export interface TypedBooking {
  /** Idempotency key of the booking that is made of it. */
  readonly key: string;
  /** The fields of the calculator: destination, boxes and barrels, whether and where we pick up, stairs. */
  readonly price: Draft;
  /** The boxes and barrels were looked at and are shown as words. */
  readonly isGoodsDone: boolean;
  /** Shipments of this person whose goods it brings. */
  readonly shipments: readonly string[];
  /** What its shipments say of the pickup was taken over. */
  readonly isFilled: boolean;
  readonly slot: string;
  /** In which empty barrels are brought first. */
  readonly firstSlot: string;
  readonly street: string;
  readonly access: string;
  readonly note: string;
  /** Absent while that of the profile stands. */
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  /** How empty barrels come; empty while they are picked up at the dock, or none are needed. */
  readonly empties: '' | 'ALONG' | 'FIRST';
  readonly photos: readonly SentPhoto[];
  readonly consent: boolean;
  /** The account has a copy of what was typed. */
  readonly isCopied: boolean;
  /** What it opened with, as text: while it says the same, nobody has typed anything. */
  readonly opened: string;
}

/** What a person has typed. A time is chosen for them where they have chosen none. */
export const textOf = (typed: TypedBooking): string =>
  JSON.stringify({ ...typed, slot: '', firstSlot: '', isCopied: true, opened: '' });

const asOpened = (typed: TypedBooking): TypedBooking => ({ ...typed, opened: textOf(typed) });

export type Way = BookingFields['way'];
export const wayOf = ({ price }: Pick<TypedBooking, 'price'>): Way => (price.pickup ? 'PICKUP' : 'DROP_OFF');

const begin = (key: string, price: Draft): TypedBooking => ({
  key,
  price,
  isGoodsDone: false,
  shipments: [],
  isFilled: false,
  slot: '',
  firstSlot: '',
  street: '',
  access: '',
  note: '',
  empties: '',
  photos: [],
  consent: false,
  isCopied: false,
  opened: '',
});

/** What a link opens: the goods of the calculator, shipments, or an empty form for a pickup. */
export const typedOfLink = (search: string, key: string): TypedBooking => {
  const query = new URLSearchParams(search);
  const shipments = [...new Set(query.getAll('shipment'))];
  if (shipments.length > 0)
    return {
      ...begin(key, { ...emptyDraft, pickup: query.get('way') !== 'drop-off' }),
      shipments,
      isGoodsDone: true,
    };
  if (!query.has('g') && !query.has('to')) return asOpened(begin(key, { ...emptyDraft, pickup: true }));
  // What is in a mailbox is at the dock already.
  const price = { ...readLink(search), mailbox: false };
  return asOpened({ ...begin(key, price), isGoodsDone: query.has('g') });
};

/** Takes over where a shipment is picked up, or that it is brought, from the form that it was made with. */
export const filledBy = (
  typed: TypedBooking,
  { howItComes, pickup }: Pick<Shipment, 'howItComes' | 'pickup'>,
): TypedBooking => {
  if (typed.isFilled) return typed;
  const { zip = '', street = '', stairs = false } = pickup ?? {};
  const isPickup = howItComes === 'PICKUP';
  return { ...typed, isFilled: true, street, price: { ...typed.price, pickup: isPickup, zip, stairs } };
};

/** What was typed on another device, of a draft that the account keeps: all of it, or what a price is made of. */
export const typedOfDraft = (
  { price, pickup }: Readonly<Record<string, unknown>>,
  key: string,
): TypedBooking => {
  const opened = begin(key, emptyDraft);
  // A release may have added fields.
  const whole = typeof pickup === 'object' && pickup !== null ? (pickup as Partial<TypedBooking>) : {};
  const fields = typeof price === 'object' && price !== null ? (price as Partial<Draft>) : {};
  return {
    ...opened,
    isGoodsDone: true,
    isCopied: true,
    ...whole,
    price: { ...opened.price, ...whole.price, ...fields },
  };
};

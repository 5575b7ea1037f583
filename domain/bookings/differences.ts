import type { Booking, BookingEntry } from './booking.ts';
import { firstVisit, mainVisit } from './visits.ts';

type Shown = Readonly<Record<string, string | undefined>>;

const counted = (
  rows: readonly { readonly quantity: number; readonly what: string }[],
): string | undefined =>
  rows.length === 0 ? undefined : rows.map(({ quantity, what }) => `${quantity} × ${what}`).join(', ');

/** What people tell apart in a booking, as texts. */
const shown = (booking: Booking): Shown => {
  const { name, phone, place, goods, emptyBarrels, note, photos, shipments } = booking;
  return {
    name,
    phone,
    zip: place?.zip,
    street: place?.street,
    stairs: place && (place.stairs ? 'yes' : 'no'),
    access: place?.access,
    note,
    goods: counted(
      goods.map(({ quantity, kind, barrel, weightLb }) => ({
        quantity,
        what: `${barrel ?? kind} of ${weightLb} lb`,
      })),
    ),
    emptyBarrels: counted(
      (emptyBarrels?.rows ?? []).map(({ quantity, barrel }) => ({ quantity, what: barrel })),
    ),
    photos: photos.length === 0 ? undefined : String(photos.length),
    shipments: shipments.length === 0 ? undefined : shipments.join(', '),
    slot: mainVisit(booking)?.slot.id,
    firstSlot: firstVisit(booking)?.slot.id,
  };
};

/** What is different in a booking, as it was and as it is, for its history. */
export const differences = (before: Booking, after: Booking): NonNullable<BookingEntry['changed']> => {
  const [was, is] = [shown(before), shown(after)];
  return Object.fromEntries(
    Object.keys(is)
      .filter((field) => was[field] !== is[field])
      .map((field) => [field, { before: was[field] ?? null, after: is[field] ?? null }]),
  );
};

import type { BookedGoods } from '#domain/bookings/booking.ts';
import type { BookingFields } from '#domain/bookings/booking-form.ts';
import { poundsOf } from '#domain/kernel/measures.ts';
import type { Goods } from '#domain/quotes/estimate.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { writeLink } from '#web/price-form/draft/link.ts';
import { poundsOfGoods } from '#web/price-form/draft/pounds.ts';
import { type TypedBooking, wayOf } from './typed-booking.ts';

const THOUSAND = 1000;
const ZIP = /^\d{5}$/;

/** What a van needs to know of the goods. */
const bookedGoods = (goods: readonly Goods[]): BookedGoods[] =>
  goods.map(({ kind, quantity, weight, weightUnit, ...row }) => ({
    kind,
    quantity,
    weightLb: Math.round(poundsOf(weight, weightUnit) * THOUSAND) / THOUSAND,
    ...('barrel' in row ? { barrel: row.barrel } : {}),
  }));

/** The pounds that have to fit in a slot, rounded up: of the goods, and of the shipments. */
export const poundsIn = (goods: readonly Goods[], shipments: readonly Shipment[]): number => {
  const pieces = shipments.flatMap((shipment) => shipment.pieces);
  return (
    poundsOfGoods(goods) +
    Math.ceil(pieces.reduce((sum, { thousandthsLb }) => sum + thousandthsLb / THOUSAND, 0))
  );
};

/** The empty barrels that are wanted, by size. */
export const emptyRows = (goods: readonly Goods[]) =>
  goods.flatMap((row) =>
    row.kind === 'barrel' && row.emptyNeeded === true ? [{ barrel: row.barrel, quantity: row.quantity }] : [],
  );

const text = (typed: string): { readonly given?: string } => {
  const given = typed.trim();
  return given === '' ? {} : { given };
};

/** The form as the API takes it, complete or not; the rules of the contract say what is missing. */
export const fieldsOf = (
  typed: TypedBooking,
  {
    goods,
    to,
    name,
    phone,
  }: {
    /** Undefined while boxes and barrels are not complete. */
    readonly goods: readonly Goods[] | undefined;
    readonly to: BookingFields['to'];
    readonly name: string;
    readonly phone: string;
  },
): BookingFields => {
  const way = wayOf(typed);
  const isPickup = way === 'PICKUP';
  const { price, shipments, slot, firstSlot, empties, photos, consent } = typed;
  const rows = emptyRows(goods ?? []);
  const hasEmpties = isPickup && empties !== '' && rows.length > 0;
  const [street, access, note] = [text(typed.street).given, text(typed.access).given, text(typed.note).given];
  return {
    way,
    to,
    name: name.trim(),
    phone: phone.trim(),
    stairs: isPickup && price.stairs,
    photos: photos.map(({ id }) => id),
    goods: shipments.length > 0 ? [] : bookedGoods(goods ?? []),
    shipments: [...shipments],
    searchConsent: consent,
    ...(isPickup && ZIP.test(price.zip.trim()) ? { zip: price.zip.trim() } : {}),
    ...(isPickup && street !== undefined ? { street } : {}),
    ...(isPickup && access !== undefined ? { access } : {}),
    ...(note === undefined ? {} : { note }),
    ...(slot === '' ? {} : { slot }),
    ...(hasEmpties ? { emptyBarrels: { how: empties, rows } } : {}),
    ...(hasEmpties && empties === 'FIRST' && firstSlot !== '' ? { firstSlot } : {}),
    ...(shipments.length === 0 && goods !== undefined ? { priced: writeLink(price) } : {}),
  };
};

import { type BookedGoods, type Booking, MOST_OF_A_KIND } from '#domain/bookings/booking.ts';
import { type BookingChange, detailErrors } from '#domain/bookings/booking-form.ts';
import { lateVisit } from '#domain/bookings/fee.ts';
import type { BarrelCode } from '#domain/kernel/barrels.ts';
import type { FieldErrors } from '#domain/kernel/field-errors.ts';
import type { SentPhoto } from '#web/photos/photos-field.tsx';
import { numberOf } from '#web/price-form/draft/units.ts';

/** Boxes of one weight, or barrels of one size and weight, as typed. */
export interface GoodsRow {
  /** Key of the row. */
  readonly id: number;
  readonly what: 'box' | BarrelCode;
  readonly quantity: string;
  /** Pounds of one. */
  readonly weight: string;
}

/** What we need to know on the day, as typed. */
export interface Details {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly access: string;
  readonly note: string;
  readonly stairs: boolean;
  readonly goods: readonly GoodsRow[];
  /** Empty barrels are brought along, for all the barrels. */
  readonly isAlong: boolean;
  readonly photos: readonly SentPhoto[];
}

/** Most of one kind, and pounds of one, as the contract takes them. */
const MOST = { quantity: MOST_OF_A_KIND, weight: 5000 };
const THOUSAND = 1000;

export const beginOf = ({
  name,
  phone,
  place,
  note = '',
  goods,
  emptyBarrels,
  photos,
}: Booking): Details => ({
  name,
  phone,
  street: place?.street ?? '',
  access: place?.access ?? '',
  note,
  stairs: place?.stairs ?? false,
  goods: goods.map(({ barrel, quantity, weightLb }, at) => ({
    id: at + 1,
    what: barrel ?? 'box',
    quantity: String(quantity),
    weight: String(weightLb),
  })),
  isAlong: emptyBarrels?.how === 'ALONG',
  photos: photos.map((id, at) => ({ id, name: `Photo ${at + 1}` })),
});

/** What its customer may still change here: a van is planned by goods and stairs, and a shipment holds them with its price. */
export const freedomOf = (booking: Booking, now: Date) => {
  const isLate = lateVisit(booking, now) !== undefined;
  const { way, shipments, heldBy, emptyBarrels } = booking;
  const hasGoods = !isLate && shipments.length === 0;
  return {
    isLate,
    hasGoods,
    hasStairs: !isLate && way === 'PICKUP' && heldBy === undefined,
    // Those of a visit of their own were agreed on with its time.
    hasEmpties: hasGoods && way === 'PICKUP' && emptyBarrels?.how !== 'FIRST',
  };
};

const isWithin = (typed: string, most: number): boolean => {
  const value = numberOf(typed) ?? 0;
  return value > 0 && value <= most;
};

const goodsProblem = (goods: readonly GoodsRow[]): string | undefined => {
  if (goods.length === 0) return 'Tell us what it is and how heavy';
  const isWhole = ({ quantity }: GoodsRow): boolean =>
    isWithin(quantity, MOST.quantity) && Number.isInteger(numberOf(quantity));
  return goods.every((row) => isWhole(row) && isWithin(row.weight, MOST.weight))
    ? undefined
    : 'Say for each how many it is, as a whole number, and how many pounds one weighs';
};

/** The problems of what was typed, by the field. */
export const errorsOf =
  (booking: Booking, now: Date) =>
  (details: Details): FieldErrors => ({
    ...detailErrors(booking.way, details),
    goods: freedomOf(booking, now).hasGoods ? goodsProblem(details.goods) : undefined,
  });

const bookedGoods = ({ what, quantity, weight }: GoodsRow): BookedGoods => ({
  ...(what === 'box' ? { kind: 'box' } : { kind: 'barrel', barrel: what }),
  quantity: numberOf(quantity) ?? 0,
  weightLb: Math.round((numberOf(weight) ?? 0) * THOUSAND) / THOUSAND,
});

/** An empty barrel for each barrel, by size. */
const emptiesFor = (goods: readonly BookedGoods[]): NonNullable<Booking['emptyBarrels']>['rows'] => {
  const counts = new Map<BarrelCode, number>();
  for (const { barrel, quantity } of goods)
    if (barrel !== undefined) counts.set(barrel, (counts.get(barrel) ?? 0) + quantity);
  return [...counts].map(([barrel, quantity]) => ({ barrel, quantity }));
};

/** Text that is sent only where something was typed. */
const given = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );

/** The change as the API takes it. What may not be changed here is sent as it is. */
export const changeOf = (booking: Booking, details: Details, now: Date): BookingChange => {
  const { version, way, place, emptyBarrels } = booking;
  const { name, phone, street, access, note, isAlong, photos } = details;
  const { hasGoods, hasStairs, hasEmpties } = freedomOf(booking, now);
  const goods = hasGoods ? details.goods.map(bookedGoods) : booking.goods;
  const rows = emptiesFor(goods);
  const wanted = isAlong && rows.length > 0 ? { how: 'ALONG' as const, rows } : undefined;
  // With the same barrels as before, fewer of them may be needed empty.
  const isSame =
    isAlong === (emptyBarrels?.how === 'ALONG') &&
    JSON.stringify(rows) === JSON.stringify(emptiesFor(booking.goods));
  const empties = hasEmpties && !isSame ? wanted : emptyBarrels;
  return {
    version,
    name: name.trim(),
    phone: phone.trim(),
    ...given(way === 'PICKUP' ? { street, access, note } : { note }),
    stairs: hasStairs ? details.stairs : (place?.stairs ?? false),
    photos: photos.map(({ id }) => id),
    goods,
    ...(empties === undefined ? {} : { emptyBarrels: empties }),
    ...(place === undefined ? {} : { zip: place.zip }),
  };
};

import type { Booking } from '#domain/bookings/booking.ts';

/** The goods as far as a van needs to know them: `A 55-gallon barrel of 140 lb`, `3 × box of 20 lb each`. */
export const goodsLine = (
  { kind, barrel, quantity, weightLb }: Booking['goods'][number],
  barrels: readonly { readonly code: string; readonly name: string }[],
): string => {
  const name = kind === 'box' ? 'box' : (barrels.find(({ code }) => code === barrel)?.name ?? 'barrel');
  const pounds = `of ${Math.round(weightLb)} lb`;
  return quantity === 1 ? `A ${name} ${pounds}` : `${quantity} × ${name} ${pounds} each`;
};

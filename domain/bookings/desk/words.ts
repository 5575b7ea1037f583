import type { BookedGoods, BookingSummary } from '../booking.ts';
import type { BookingState } from '../lifecycle.ts';
import { townLine } from '../place-words.ts';

/** The states as people at the desk read them. */
export const stateNames: Readonly<Record<BookingState, string>> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  ASSIGNED: 'With a driver',
  EN_ROUTE: 'On the way',
  ARRIVED: 'At the door',
  COMPLETED: 'Done',
  FAILED: 'Failed',
  NO_SHOW: 'Nobody came',
  CANCELLED: 'Canceled',
};

export const wayWords = { PICKUP: 'Pickup', DROP_OFF: 'Drop-off' } as const;

export const poundsWords = (lb: number): string => `${Math.ceil(lb).toLocaleString('en-US')} lb`;

/** `2 pieces, 280 lb`. */
export const goodsOf = ({ pieces, lb }: Pick<BookingSummary, 'pieces' | 'lb'>): string =>
  `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${poundsWords(lb)}`;

/** `Brooklyn, NY 11226`, or that they come to us. */
export const areaOf = ({ way, town, zip }: Pick<BookingSummary, 'way' | 'town' | 'zip'>): string =>
  way === 'DROP_OFF' ? 'Comes to the dock' : townLine({ town, zip }) || 'Place not known';

/** The goods as far as a van needs to know them: `A 55-gallon barrel of 140 lb`, `3 × box of 20 lb each`. */
export const goodsLine = (
  { kind, barrel, quantity, weightLb }: BookedGoods,
  barrels: readonly { readonly code: string; readonly name: string }[],
): string => {
  const name = kind === 'box' ? 'box' : (barrels.find(({ code }) => code === barrel)?.name ?? 'barrel');
  const pounds = `of ${Math.round(weightLb)} lb`;
  return quantity === 1 ? `A ${name} ${pounds}` : `${quantity} × ${name} ${pounds} each`;
};

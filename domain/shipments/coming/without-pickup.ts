import { pickupLineCodes } from '../../quotes/engine/pickup-fee.ts';
import type { Shipment } from '../shipment.ts';

/** A pickup that was canceled because all of it came to our dock before: the slot that it had, and whether it was too late to be free. */
export interface NotFetched {
  readonly slot?: NonNullable<Shipment['broughtBefore']>['slot'];
  readonly isLate: boolean;
}

type Price = Pick<Shipment['promise'], 'lines' | 'total'>;

const isOfPickup = ({ code }: Price['lines'][number]): boolean => pickupLineCodes.some((one) => one === code);

/** What a price has for the pickup, in cents. */
export const pickupIn = ({ lines }: Pick<Price, 'lines'>): number =>
  lines.filter(isOfPickup).reduce((sum, { amount }) => sum + amount, 0);

/** A price without its pickup: the other lines stay as they were agreed on. */
const without = <One extends Price>(price: One): One => ({
  ...price,
  lines: price.lines.filter((line) => !isOfPickup(line)),
  total: price.total - pickupIn(price),
});

/** What a quote had stays what it had, also where that is more than what is left of the price. */
const promised = (promise: Shipment['promise']): Shipment['promise'] => {
  const { quote, quoted = promise.total } = promise;
  return { ...without(promise), ...(quote === undefined ? {} : { quoted }) };
};

/**
 * A shipment that was brought to our dock before the van came for it: nothing is fetched any more, and no price of it has the pickup, be it
 * promised, measured or agreed to since.
 */
export const withoutPickup = (before: Shipment, { slot, isLate }: NotFetched): Shipment => {
  const { pickup: _place, pickupMiles: _miles, ...rest } = before;
  const { promise, reweigh, charged } = before;
  const kept = slot && { id: slot.id, day: slot.day, from: slot.from, to: slot.to };
  return {
    ...rest,
    howItComes: before.howItComes === 'PICKUP' ? 'DROP_OFF' : before.howItComes,
    promise: promised(promise),
    ...(reweigh === undefined ? {} : { reweigh: without(reweigh) }),
    ...(charged === undefined ? {} : { charged: without(charged) }),
    broughtBefore: {
      ...(kept === undefined ? {} : { slot: kept }),
      off: pickupIn(charged ?? promise),
      ...(isLate ? { late: true as const } : {}),
    },
  };
};

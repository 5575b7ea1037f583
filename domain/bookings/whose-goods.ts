import { destinations } from '../kernel/destinations.ts';
import { listed } from '../kernel/listed.ts';
import { possessive } from '../kernel/person/company-name.ts';
import { firstName } from '../shipments/next-step/goods-words.ts';
import type { Shipment } from '../shipments/shipment.ts';
import type { Booking } from './booking.ts';
import { bookedGoodsWords, countedGoodsWords } from './next-step/facts.ts';

/** Whose goods a booking brings, as letters name them: `Anita’s 2 barrels`, `2 barrels to Guyana` while nobody has said who receives them. */
export const whoseBooked = (
  booking: Pick<Booking, 'goods' | 'to'>,
  shipments: readonly Pick<Shipment, 'consignee'>[],
): string => {
  const [one, ...others] = [...new Set(shipments.map(({ consignee }) => firstName(consignee.name)))];
  if (one !== undefined && others.length === 0) return `${possessive(one)} ${bookedGoodsWords(booking)}`;
  const goods = countedGoodsWords(booking);
  return one === undefined
    ? `${goods} to ${destinations[booking.to].country}`
    : `${goods} for ${listed([one, ...others])}`;
};

import { allDestinations } from '../../kernel/destinations.ts';
import { listed } from '../../kernel/listed.ts';
import { type AllSettings, odd, type Remark } from './remark.ts';

/** Delivery to the door that is priced but promised nowhere, or promised without a price. */
export const capabilityRemarks = ({ capabilities, rateCards }: AllSettings): readonly Remark[] => {
  const served = allDestinations.filter(
    ({ code }) => capabilities.destinations[code].deliveryTowns.length > 0,
  );
  const isFree = rateCards.some(({ card }) => card.doorDelivery === 0);
  return served.length > 0 && isFree
    ? [
        odd(
          ['capabilities', 'rates'],
          `You deliver to the door in ${listed(served.map(({ country }) => country))}, and the rate card charges $0.00 for it.`,
        ),
      ]
    : [];
};

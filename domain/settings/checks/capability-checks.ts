import { allDestinations } from '../../kernel/destinations.ts';
import { listed } from '../../kernel/listed.ts';
import { isSampleCounter } from '../counters/sample-counters.ts';
import { type AllSettings, odd, type Remark } from './remark.ts';

/** Counters at which nobody would find their goods. */
const sampleRemarks = ({ capabilities }: AllSettings): readonly Remark[] => {
  const samples = allDestinations.filter(({ code }) =>
    isSampleCounter(code, capabilities.destinations[code].collectAt),
  );
  return samples.length > 0
    ? [
        odd(
          ['capabilities'],
          `The counter in ${listed(samples.map(({ country }) => country))} is a sample. Enter the real one, or turn the country off.`,
        ),
      ]
    : [];
};

/** Delivery to the door that is priced but promised nowhere, or promised without a price. */
const deliveryRemarks = ({ capabilities, rateCards }: AllSettings): readonly Remark[] => {
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

/** What works today beside the prices, and what is still a sample. */
export const capabilityRemarks = (settings: AllSettings): readonly Remark[] => [
  ...deliveryRemarks(settings),
  ...sampleRemarks(settings),
];

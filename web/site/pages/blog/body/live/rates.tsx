import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice, barrelsOffered, cardInForce, perLb } from '#web/phrases/prices.ts';
import { cutoffWords, departureWords, routeWords, transitWords } from '#web/phrases/times.ts';
import { Facts } from '../../../../components/facts.tsx';
import { CompareTable } from '../../../../prices/compare-table.tsx';
import type { LiveProps } from './live-props.ts';

/** Prices, cutoff, flight and counter of a destination at a glance. */
export const DestinationFacts = ({ site, block: { to, boxes } }: LiveProps<'facts'>) => (
  <Facts
    items={[
      ...(boxes ? [{ term: 'Boxes', value: perLb(site, to) }] : []),
      ...barrelsOffered(site).map(({ code, name, includedLb }) => ({
        term: name,
        value: barrelPrice(site, to, code),
        note: `Up to ${includedLb} lb, barrel and all.`,
      })),
      { term: 'Be at the dock before', value: cutoffWords(site.schedule) },
      { term: 'Flight', value: `${routeWords(site.schedule, to)}, ${departureWords(site.schedule, to)}` },
      {
        term: `Ready in ${destinations[to].city}`,
        value: `${transitWords(site.schedule, to)} after the flight`,
      },
      { term: 'Whoever collects brings', value: `Photo ID, code and ${destinations[to].taxNumber.name}` },
    ]}
  />
);

/** Price and weight of every barrel to a destination. */
export const BarrelRates = ({ site, block: { to } }: LiveProps<'barrels'>) => (
  <CompareTable
    caption={`Barrel sizes to ${destinations[to].country} with price and weight`}
    corner="Barrel"
    columns={[{ title: 'Price' }, { title: 'Up to' }, { title: 'Per lb, full' }]}
    rows={barrelsOffered(site).map(({ code, name, includedLb, equivalentLb }) => ({
      key: code,
      head: name,
      cells: [
        barrelPrice(site, to, code),
        `${includedLb} lb`,
        dollars(Math.round((equivalentLb * cardInForce(site).perLb[to]) / includedLb)),
      ],
    }))}
  />
);

/** Divisors that other carriers use (139 for most by air, 194 for some by ground). */
const OTHER_DIVISORS = [139, 194];

/** The size weight of a box by our divisor and by others. */
export const SizeWeight = ({ site, block: { size } }: LiveProps<'size-weight'>) => {
  const { dimDivisor } = cardInForce(site);
  const [length, width, height] = size;
  const divisors = [...new Set([dimDivisor, ...OTHER_DIVISORS])].toSorted((one, other) => other - one);
  return (
    <CompareTable
      caption="Size weight of one box, by divisor"
      corner="Divisor"
      columns={[{ title: 'Size weight' }]}
      rows={divisors.map((divisor) => ({
        key: String(divisor),
        head: divisor === dimDivisor ? `${divisor}, ours` : divisor,
        cells: [`${Math.ceil((length * width * height) / divisor)} lb`],
      }))}
    />
  );
};

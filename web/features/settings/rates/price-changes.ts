import { get } from 'react-hook-form';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { type NamedField, priceFields } from '#domain/quotes/cards/rate-card-fields.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';

/** One difference of a new card, in words. */
export interface PriceChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const wordsOf = (card: RateCard, { name, kind }: NamedField): string => {
  const value: number = get(card, name);
  return kind === 'dollars' ? dollars(value) : String(value);
};

const rounding: Readonly<Record<RateCard['roundUp'], string>> = {
  shipment: 'once per shipment',
  piece: 'for each piece',
};

const none = (words: string): string => words || 'none';

/** The lists of a card, each as one line. */
const lists: readonly { readonly label: string; readonly words: (card: RateCard) => string }[] = [
  { label: 'Round pounds up', words: ({ roundUp }) => rounding[roundUp] },
  {
    label: 'Weight breaks',
    words: ({ breaks }) =>
      none(breaks.map(({ fromLb, percentOff }) => `from ${fromLb} lb ${percentOff}% off`).join(', ')),
  },
  {
    label: 'Barrels',
    words: ({ barrels }) =>
      barrels
        .map(
          ({ name, equivalentLb, includedLb, emptyPrice }) =>
            `${name}: counts as ${equivalentLb} lb, up to ${includedLb} lb included, empty ${dollars(emptyPrice)}`,
        )
        .join('; '),
  },
  {
    label: 'Pickup',
    words: ({ pickup }) =>
      pickup.map(({ toMiles, price }) => `up to ${toMiles} miles ${dollars(price)}`).join(', '),
  },
  {
    label: 'Tolls',
    words: ({ pickupAreas = [] }) =>
      none(pickupAreas.map(({ zip, name, toll }) => `${name} (ZIP ${zip}…) ${dollars(toll)}`).join(', ')),
  },
  {
    label: 'Price groups',
    words: ({ customerGroups = [] }) =>
      none(
        customerGroups
          .map(
            ({ code, name, standardPercent, expressPercent }) =>
              `${name} (${code}) ${standardPercent}% off standard, ${expressPercent}% off express`,
          )
          .join('; '),
      ),
  },
];

/** All differences between two cards except the rates per pound. */
export const priceChanges = (before: RateCard, after: RateCard): readonly PriceChange[] =>
  [
    ...lists.map(({ label, words }) => ({ label, before: words(before), after: words(after) })),
    ...priceFields
      .filter(({ group }) => group !== 'perLb')
      .map((field) => ({
        label: field.label,
        before: wordsOf(before, field),
        after: wordsOf(after, field),
      })),
  ].filter((change) => change.before !== change.after);

/** All differences between two cards, the rates per pound first. */
export const cardChanges = (before: RateCard, after: RateCard): readonly PriceChange[] => [
  ...allDestinations
    .filter(({ code }) => before.perLb[code] !== after.perLb[code])
    .map(({ code, country }) => ({
      label: `${country}, per lb`,
      before: dollars(before.perLb[code]),
      after: dollars(after.perLb[code]),
    })),
  ...priceChanges(before, after),
];

import { barrelGallons, CUBIC_INCHES_PER_GALLON } from '../../kernel/barrels.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import type { CustomerGroup } from '../cards/customer-group.ts';
import type { EstimateRequest } from '../estimate.ts';
import type { RateCard } from '../rate-card.ts';
import { freightLines, sumOf } from './freight.ts';
import type { Barrels, Boxes, Pieces } from './pieces.ts';

/** Boxes with the volume of the barrel and the same goods. */
const asBoxes = ({ quantity, grossLb, barrel }: Barrels, { dimDivisor }: RateCard): Boxes => ({
  quantity,
  grossLb,
  dimensionalLb: (barrelGallons[barrel.code] * CUBIC_INCHES_PER_GALLON) / dimDivisor,
  longestIn: 0,
});

/** Another packing for the same goods. `packing` completes the sentence `In …`. */
interface Alternative {
  readonly packing: string;
  readonly pieces: Pieces;
}

const alternativesTo = (packed: Barrels, pieces: Pieces, card: RateCard): readonly Alternative[] => {
  const others = pieces.barrels.filter((each) => each !== packed);
  const larger = card.barrels.filter(({ code }) => barrelGallons[code] > barrelGallons[packed.barrel.code]);
  return [
    ...larger.map((barrel) => ({
      packing: packed.quantity > 1 ? `${barrel.name}s` : `a ${barrel.name}`,
      pieces: { ...pieces, barrels: [...others, { ...packed, barrel }] },
    })),
    {
      packing: 'boxes that hold as much as the barrel',
      pieces: { boxes: [...pieces.boxes, asBoxes(packed, card)], barrels: others },
    },
  ];
};

/** Merges rows with the same barrel and weight, so that they get one advice together. */
const merged = (barrels: readonly Barrels[]): readonly Barrels[] => {
  const rows = new Map<string, Barrels>();
  for (const row of barrels) {
    const key = `${row.barrel.code} ${row.grossLb}`;
    rows.set(key, { ...row, quantity: row.quantity + (rows.get(key)?.quantity ?? 0) });
  }
  return [...rows.values()];
};

const packedIn = ({ quantity, barrel }: Barrels): string =>
  quantity > 1 ? `the ${barrel.name}s` : `the ${barrel.name}`;

/** Advice for each barrel that would cost less freight as a larger barrel or as boxes. */
export const adviceFor = (
  given: Pieces,
  request: EstimateRequest,
  card: RateCard,
  group: CustomerGroup | undefined,
): readonly string[] => {
  const freight = (of: Pieces): Cents => sumOf(freightLines(of, request, card, group));
  const pieces = { ...given, barrels: merged(given.barrels) };
  const currentFreight = freight(pieces);
  const advice = pieces.barrels.flatMap((packed) =>
    alternativesTo(packed, pieces, card)
      .map((alternative) => ({ ...alternative, saved: currentFreight - freight(alternative.pieces) }))
      .filter(({ saved }) => saved > 0)
      .map(
        ({ packing, saved }) =>
          `In ${packing}, the goods of ${packedIn(packed)} would cost ${dollars(saved)} less to fly.`,
      ),
  );
  // Barrels of different weights may save the same amount. Then the same sentence is given only once.
  return [...new Set(advice)];
};

import { listed } from '../../../kernel/listed.ts';
import { CLAIMS_TITLE, type LossClaim } from '../../bill/claim-offer.ts';
import { piecesTitle } from '../../tracking/piece-titles.ts';

const claimsWords = (references: readonly string[]): string =>
  references.length === 1
    ? `Your claim ${references[0]} is with us.`
    : `Your claims ${listed(references)} are with us.`;

/**
 * What the sender of pieces that we miss reads of a claim for them: the ones that are with us, or where it is reported. Where nobody has read
 * which ones there are, nothing is said.
 */
export const lostWords = (
  missing: readonly number[],
  losses: readonly LossClaim[] | undefined,
): readonly string[] => {
  if (losses === undefined) return [];
  const about = losses.filter(({ pieces }) => pieces.some((n) => missing.includes(n)));
  const withUs = about.filter(({ isOver }) => !isOver).map(({ reference }) => reference);
  const unclaimed = missing.filter((n) => about.every(({ pieces }) => !pieces.includes(n)));
  return [
    ...(withUs.length === 0 ? [] : [claimsWords(withUs)]),
    ...(unclaimed.length === 0
      ? []
      : [`You can already report ${piecesTitle(unclaimed).toLowerCase()} as lost, under “${CLAIMS_TITLE}”.`]),
  ];
};

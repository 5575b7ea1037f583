/** The fields that decide which of several cards is in force. Days are New York days, `2026-12-01`. */
export interface DatedCard {
  readonly version: number;
  readonly effectiveFrom: string;
  /** Set when the card was withdrawn before its day. */
  readonly withdrawnAt?: string | undefined;
}

/** Whether a card replaces another: by its day, and for the same day by its version. */
const isLater = (one: DatedCard, other: DatedCard): boolean =>
  one.effectiveFrom === other.effectiveFrom
    ? one.version > other.version
    : one.effectiveFrom > other.effectiveFrom;

const isActive = (card: DatedCard): boolean => card.withdrawnAt === undefined;

/** The card in force on a day: the last one that has begun, with the highest version for the same day, and not withdrawn. */
export const rateCardInForce = <Card extends DatedCard>(
  cards: readonly Card[],
  day: string,
): Card | undefined =>
  cards
    .filter((card) => isActive(card) && card.effectiveFrom <= day)
    .reduce<Card | undefined>(
      (latest, card) => (latest === undefined || isLater(card, latest) ? card : latest),
      undefined,
    );

/** The state of a card on a day. `replaced`: a later version begins on the same day, so this card is never in force. */
export type RateCardState = 'past' | 'in-force' | 'announced' | 'replaced' | 'withdrawn';

/** The state of one card, compared with all others. */
export const rateCardState = (card: DatedCard, cards: readonly DatedCard[], day: string): RateCardState => {
  if (!isActive(card)) return 'withdrawn';
  if (card.effectiveFrom <= day)
    return rateCardInForce(cards, day)?.version === card.version ? 'in-force' : 'past';
  return rateCardInForce(cards, card.effectiveFrom)?.version === card.version ? 'announced' : 'replaced';
};

/** The cards that are shown: the one in force, then the announced ones by their day. */
export const currentRateCards = <Card extends DatedCard>(
  cards: readonly Card[],
  day: string,
): readonly Card[] =>
  cards
    .filter((card) => ['in-force', 'announced'].includes(rateCardState(card, cards, day)))
    .toSorted((one, other) => (isLater(one, other) ? 1 : -1));

/** What decides which of several cards holds. Days are New York's, `2026-12-01`. */
export interface DatedCard {
  readonly version: number;
  readonly effectiveFrom: string;
  /** Set once the card was taken back before its day. */
  readonly withdrawnAt?: string | undefined;
}

/** The later of two cards: by its day, and of one day by its number. */
const isLater = (one: DatedCard, other: DatedCard): boolean =>
  one.effectiveFrom === other.effectiveFrom
    ? one.version > other.version
    : one.effectiveFrom > other.effectiveFrom;

const isKept = (card: DatedCard): boolean => card.withdrawnAt === undefined;

/** The card that holds on a day: the last to have begun, the highest version among those of one day, none that was withdrawn. */
export const rateCardInForce = <Card extends DatedCard>(
  cards: readonly Card[],
  day: string,
): Card | undefined =>
  cards
    .filter((card) => isKept(card) && card.effectiveFrom <= day)
    .reduce<Card | undefined>(
      (held, card) => (held === undefined || isLater(card, held) ? card : held),
      undefined,
    );

/** Where a card stands on a day. `replaced`: a later version begins on its very day, so it will never hold. */
export type RateCardState = 'past' | 'in-force' | 'announced' | 'replaced' | 'withdrawn';

/** Tells the state of one card among all of them. */
export const rateCardState = (card: DatedCard, cards: readonly DatedCard[], day: string): RateCardState => {
  if (!isKept(card)) return 'withdrawn';
  if (card.effectiveFrom <= day)
    return rateCardInForce(cards, day)?.version === card.version ? 'in-force' : 'past';
  return rateCardInForce(cards, card.effectiveFrom)?.version === card.version ? 'announced' : 'replaced';
};

/** The cards that people are told of: the one in force, then the announced ones by their day. */
export const currentRateCards = <Card extends DatedCard>(
  cards: readonly Card[],
  day: string,
): readonly Card[] =>
  cards
    .filter((card) => ['in-force', 'announced'].includes(rateCardState(card, cards, day)))
    .toSorted((one, other) => (isLater(one, other) ? 1 : -1));

import { isPersonId } from '../kernel/person/person-id.ts';
import type { Customer } from './customer.ts';

/** The id under which a person is shown: that of their account, or else the first that the desk gave. */
export const mainOf = (ids: readonly string[]): string | undefined =>
  ids.find((id) => !isPersonId(id)) ?? ids.toSorted()[0];

/** The tags of a person: those of all their cards, because each may have been tagged before it was known that they are one. */
export const tagsOf = (cards: readonly Pick<Customer, 'tags'>[]): string[] => [
  ...new Set(cards.flatMap(({ tags }) => tags)),
];

/**
 * The cards of a person once the person has these tags. Each keeps what it had of them, so that two who are parted again keep theirs;
 * what is new goes to the card that is shown.
 */
export const retagged = <Card extends Pick<Customer, 'id' | 'tags'>>(
  cards: readonly Card[],
  tags: readonly string[],
): readonly Card[] => {
  const main = mainOf(cards.map(({ id }) => id));
  const had = tagsOf(cards);
  return cards.map((card) => ({
    ...card,
    tags: tags.filter((tag) => card.tags.includes(tag) || (card.id === main && !had.includes(tag))),
  }));
};

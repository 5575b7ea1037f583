import { possessive } from '../../../kernel/person/company-name.ts';
import { collectedWords } from '../../handover/collected-words.ts';
import { destinationCity, timeThere } from '../../tracking/local-times.ts';
import type { ShipmentFacts } from '../facts.ts';
import { firstName } from '../goods-words.ts';

/**
 * Who has goods that were handed over, and since which day and hour on the clocks there: whoever signed at the counter, as far as that was
 * read, otherwise the receiver.
 */
export const handedWords = ({
  shipment: { to, consignee, closedAt, door },
  handovers = [],
}: Pick<ShipmentFacts, 'shipment' | 'handovers'>): readonly string[] => {
  if (handovers.length > 0)
    return handovers
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map((one) => collectedWords(one, to, { isAll: handovers.length === 1 }));
  const name = firstName(consignee.name);
  if (closedAt === undefined) return [`${name} has it.`];
  const since = timeThere(closedAt, destinationCity(to));
  return [
    door === undefined ? `${name} got it ${since}.` : `It was brought to ${possessive(name)} door ${since}.`,
  ];
};

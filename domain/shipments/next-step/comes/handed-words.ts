import { destinationCity, localTime } from '../../tracking/local-times.ts';
import { piecesTitle } from '../../tracking/piece-titles.ts';
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
  const at = (instant: string): string => localTime(instant, destinationCity(to));
  const name = firstName(consignee.name);
  if (handovers.length > 0)
    return handovers
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map((one) => {
        const what = handovers.length === 1 ? 'it' : piecesTitle(one.pieces).toLowerCase();
        const them = one.pieces.length > 1 && handovers.length > 1 ? 'them' : 'it';
        return `${one.name} collected ${what} and signed for ${them} ${at(one.at)}.`;
      });
  if (closedAt === undefined) return [`${name} has it.`];
  return [
    door === undefined
      ? `${name} has had it since ${at(closedAt)}.`
      : `It was brought to ${name}’s door ${at(closedAt)}.`,
  ];
};

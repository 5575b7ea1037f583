import type { FlightRecord } from './flight.ts';
import type { FlightHistoryEntry } from './flight-changes.ts';

/**
 * The days on which goods were expected from a flight at an instant, whatever was changed of it since: whoever booked then was told
 * these. The history may come in any order.
 */
export const promisedDays = (
  { eta }: Pick<FlightRecord, 'eta'>,
  history: readonly Pick<FlightHistoryEntry, 'at' | 'version' | 'changes'>[],
  at: string,
): FlightRecord['eta'] => {
  const later = history
    .filter((entry) => entry.at > at)
    .toSorted((one, other) => one.version - other.version)
    .flatMap(({ changes }) => changes);
  const then = (field: 'etaFrom' | 'etaTo', now: string): string => {
    const before = later.find((change) => change.field === field)?.before;
    return before === undefined ? now : String(before);
  };
  return { from: then('etaFrom', eta.from), to: then('etaTo', eta.to) };
};

import { type DestinationCode, eachDestination, type OfEach } from '../../kernel/destinations.ts';
import { laneStarts } from '../../kernel/lane-starts.ts';
import type { Counter } from './counter.ts';

/** The invented counters with which a new installation begins. */
export const sampleCounters: OfEach<Counter> = eachDestination((code) => {
  const { hours, ...counter } = laneStarts[code].counter;
  return { ...counter, hours: hours.map((line) => ({ ...line })) };
});

/** True for the invented counter of a country, at which nobody would find their goods. */
export const isSampleCounter = (code: DestinationCode, counter: Counter | undefined): boolean =>
  counter !== undefined && counter.street === sampleCounters[code].street;

import type { EventPattern } from 'aws-cdk-lib/aws-events';
import { typesReadAs } from '#events/earlier-versions.ts';
import type { EventContract } from '#events/envelope.ts';

/** What EventBridge takes as one pattern, in characters of JSON. */
const LONGEST_PATTERN = 2048;

/** Every type belongs to one source, so the two lists together match these events and no others. */
const patternOf = (events: readonly EventContract[]) => ({
  source: [...new Set(events.map(({ source }) => source))],
  detailType: events.flatMap(({ type }) => typesReadAs(type)),
});

const lengthOf = (events: readonly EventContract[]): number => {
  const { source, detailType } = patternOf(events);
  return JSON.stringify({ source, 'detail-type': detailType }).length;
};

/** One pattern for all of these events, or as few as their length allows. */
export const patternsFor = (events: readonly EventContract[], longest = LONGEST_PATTERN): EventPattern[] => {
  const groups: EventContract[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && lengthOf([...last, event]) <= longest) last.push(event);
    else groups.push([event]);
  }
  return groups.map(patternOf);
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BusinessEventName,
  businessEventNames,
  type FunnelStep,
  funnelSteps,
} from '../../telemetry/catalogue.ts';
import { emptyHours } from '../counts/hours.ts';
import { addPerson, emptyPeople } from '../counts/people.ts';
import { addToTally } from '../counts/tally.ts';
import { type EventsOfDay, eventCounts, funnelStatistics } from './event-statistics.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;

/** The person, the event and the hour. */
type Occurrence = readonly [event: BusinessEventName, person: string, hour: number];

const dayOf = (day: string, occurrences: readonly Occurrence[]): EventsOfDay => {
  const hoursOf = (event: BusinessEventName) => {
    const hours = emptyHours();
    for (const [name, , hour] of occurrences) if (name === event) addToTally(hours, hour);
    return hours;
  };
  const peopleOf = (step: FunnelStep) => {
    const people = emptyPeople();
    for (const [name, person] of occurrences) if (name === step) addPerson(people, person);
    return people;
  };
  const done = (name: BusinessEventName) => occurrences.some(([event]) => event === name);
  return {
    day,
    hours: Object.fromEntries(businessEventNames.filter(done).map((event) => [event, hoursOf(event)])),
    people: Object.fromEntries(funnelSteps.filter(done).map((step) => [step, peopleOf(step)])),
  };
};

const occurrence: fc.Arbitrary<Occurrence> = fc.tuple(
  fc.constantFrom(...businessEventNames),
  fc.constantFrom('ann', 'bob', 'cyd'),
  fc.nat(23),
);
const occurrences = fc.array(occurrence, { maxLength: 30 });

describe('counts', () => {
  test('contain every event, with zero for those that never happened', () => {
    const counts = eventCounts([], days);
    expect(counts.map(({ event }) => event)).toEqual(businessEventNames);
    for (const { count, daily } of counts) expect([count, daily]).toEqual([0, [0, 0, 0]]);
  });

  test('are those of the day, whatever the hour', () => {
    const found = [
      dayOf(days[0], [
        ['visit', 'ann', 0],
        ['visit', 'bob', 23],
      ]),
      dayOf(days[2], [['visit', 'ann', 12]]),
    ];
    const visits = eventCounts(found, days).find(({ event }) => event === 'visit');
    expect(visits).toEqual({ event: 'visit', count: 3, daily: [2, 0, 1] });
  });

  test('add up to the number of events', () => {
    fc.assert(
      fc.property(occurrences, occurrences, (one, other) => {
        const counts = eventCounts([dayOf(days[0], one), dayOf(days[1], other)], days);
        for (const { count, daily } of counts) expect(daily.reduce((a, b) => a + b)).toBe(count);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(one.length + other.length);
      }),
    );
  });
});

describe('the funnel', () => {
  test('has every step in order, including those with nobody', () => {
    expect(funnelStatistics([])).toEqual(funnelSteps.map((step) => ({ step, count: 0, people: 0 })));
  });

  test('counts a person of several days once, but every event', () => {
    const found = days.map((day) => dayOf(day, [['visit', 'ann', 9]]));
    expect(funnelStatistics(found)[0]).toEqual({ step: 'visit', count: 3, people: 1 });
  });

  test('counts each of a few people', () => {
    fc.assert(
      fc.property(occurrences, occurrences, (one, other) => {
        const taken = [...one, ...other].filter(([event]) => event === 'visit');
        const [visits] = funnelStatistics([dayOf(days[0], one), dayOf(days[1], other)]);
        const people = new Set(taken.map(([, person]) => person)).size;
        expect(visits).toEqual({ step: 'visit', count: taken.length, people });
      }),
    );
  });
});

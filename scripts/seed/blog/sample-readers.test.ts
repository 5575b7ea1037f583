import { expect, test } from 'vitest';
import { BusinessEvent } from '#domain/telemetry/records.ts';
import { READER_DAYS, readersOfDay } from './sample-readers.ts';

const days = Array.from({ length: READER_DAYS }, (_, daysAgo) => daysAgo);
const readers = days.flatMap(readersOfDay);
const times = (event: string): number =>
  readers.filter(({ events }) => events.some((one) => one.event === event)).length;

test('sample readers open posts in four weeks, and a few of them ask for a price and book', () => {
  expect(times('post_opened')).toBe(readers.length);
  expect(readers.length).toBeGreaterThan(100);
  expect(readers.length).toBeLessThan(400);
  expect(times('quote_requested')).toBeGreaterThan(times('booking_created'));
  expect(times('booking_created')).toBeGreaterThan(0);
  expect(readersOfDay(3)).toEqual(readersOfDay(3));
});

test('each says that it is a sample, in the form that browsers send', () => {
  for (const { name, events } of readers) {
    expect(name).toMatch(/^Sample /);
    for (const event of events) {
      expect(event.properties).toMatchObject({ sample: true });
      expect(BusinessEvent.safeParse({ ...event, timestamp: 1 }).error).toBeUndefined();
    }
  }
});

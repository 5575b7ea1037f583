import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, DAY_MS, newYorkDay } from '#domain/kernel/new-york.ts';
import { dateWords } from '#domain/kernel/new-york-words.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { sampleKnown } from '#domain/parcels/testing/sample-parcel.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { sampleDigestsAt } from './sample-digests.ts';

const FIRST = sampleKnown.now;
/** Longer than a parcel is free, an announcement is waited for, and a search may take. */
const DAYS = 120;

const textsIn = (thing: unknown): readonly string[] => {
  if (typeof thing === 'string') return [thing];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(textsIn) : [];
};

/** Every day that a letter may name, as it is written: `Mon, Dec 28`, `Monday, December 28`. */
const daysByWords: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 2 * DAYS }, (_, after) => addDays(newYorkDay(FIRST), after - DAYS / 2)).flatMap(
    (day) => [[dayWords(day), day] as const, [dateWords(day), day] as const],
  ),
);
const NAMED = /(?<!since )\b[A-Z][a-z]+, [A-Z][a-z]+ \d{1,2}\b/g;

/** Days before this one that a sentence names, other than those since which something is so. */
const promisedBefore = (text: string, today: string): readonly string[] =>
  (text.match(NAMED) ?? []).filter((named) => (daysByWords.get(named) ?? today) < today);

const saidAt = (now: Date) =>
  sampleDigestsAt(defaultBrand, now).flatMap(({ digested }) =>
    digested === undefined ? [] : textsIn(digested),
  );

test('no letter about a mailbox promises a day that is over, however late it is sent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DAYS * DAY_MS }), (later) => {
      const now = new Date(FIRST.getTime() + later);
      const today = newYorkDay(now);
      expect(saidAt(now).flatMap((text) => promisedBefore(text, today))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('late it says since when storage costs what, in sentences and in rows', () => {
  const texts = saidAt(new Date('2027-01-04T15:00:00Z'));
  expect(texts).toContain('Storage has cost $0.32 a day since Tue, Dec 29.');
  expect(texts).toContain(
    'Sample Store, Children’s shoes, 3.2 lb, storage $0.32 a day since Tue, Dec 29: PCL-7K3M9Q2X',
  );
  expect(texts).toContain('It takes us longer than we said. We will tell you as soon as we know.');
});

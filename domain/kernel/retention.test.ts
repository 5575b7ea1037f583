import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retention } from './retention.ts';

/** The calendar day so many years later. */
const yearsLater = (from: Date, years: number): Date => {
  const later = new Date(from);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
};
const byLaw = {
  papers: 5,
  manifests: 5,
  tracking: 5,
  trail: 5,
  history: 5,
  parties: 10,
  payments: 10,
  books: 10,
  vehicles: 1,
  drivers: 3,
} as const;

test('what the law asks for is kept to the same day years later, whenever it began', () => {
  const began = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(began, (from) => {
      for (const [kept, years] of Object.entries(byLaw)) {
        const { days } = retention[kept as keyof typeof byLaw];
        expect(from.getTime() + days * 86_400_000, kept).toBeGreaterThanOrEqual(
          yearsLater(from, years).getTime(),
        );
      }
    }),
  );
});

test('each of them names its law, and none but what belongs to a mailbox is without days', () => {
  const lawful = Object.entries(retention).filter(([, kept]) => 'law' in kept);
  expect(lawful.map(([name]) => name).toSorted()).toEqual([...Object.keys(byLaw), 'identity'].toSorted());
});

test('what people were promised is not kept longer', () => {
  expect([retention.enquiries.days, retention.photos.days, retention.draft.days]).toEqual([730, 365, 30]);
});

test('what depends on another period outlives it', () => {
  expect(retention.asked.days).toBeGreaterThan(retention.quarantine.days);
  expect(retention.exportJob.days).toBeGreaterThan(retention.exportFile.days);
  expect(retention.hourCount.days).toBeGreaterThan(retention.record.days);
  expect(retention.rolled.days).toBeGreaterThan(retention.hourCount.days);
  expect(retention.deadLetter.days).toBeGreaterThan(retention.queued.days);
  expect(retention.counter.days).toBeGreaterThanOrEqual(retention.lake.days);
});

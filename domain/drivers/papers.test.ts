import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { warned } from './changes/acted.ts';
import { PersonPapers } from './papers.ts';
import { sampleDriver } from './testing/sample-driver.ts';

const passed = '2026-12-01';

test.each([
  ['securityTraining', '2027-12-01', '2027-12-02'],
  ['hazmatTraining', '2029-12-01', '2029-12-02'],
  ['medicalCard', '2028-12-01', '2028-12-02'],
])('%s is valid for as long as the law lets it be, and not a day longer', (kind, longest, longer) => {
  const isTaken = (expires: string) => z.safeParse(PersonPapers, { [kind]: { passed, expires } }).success;
  expect([isTaken(longest), isTaken(longer), isTaken('2026-11-30')]).toEqual([true, false, false]);
});

test('a threat assessment lasts as long as its letter says', () => {
  const threatAssessment = { passed, expires: '2031-12-01' };
  expect(z.safeParse(PersonPapers, { threatAssessment }).success).toBe(true);
});

test('drivers are warned about license and papers alike, and nobody is once they have left', () => {
  const warnings = (driver: typeof sampleDriver, day: string) =>
    warned(driver, `${day}T12:00:00.000Z`).warnings;
  expect(warnings(sampleDriver, '2027-08-24')).toMatchObject([{ kind: 'securityTraining', daysLeft: 14 }]);
  expect(warnings(sampleDriver, '2029-05-11')).toMatchObject([{ kind: 'license', daysLeft: 3 }]);
  expect(warnings({ ...sampleDriver, endedAt: '2027-01-04T15:00:00.000Z' }, '2027-08-24')).toEqual([]);
});

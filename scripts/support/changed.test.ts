import { expect, test } from 'vitest';
import { affectedBy } from './changed.ts';

test('a change in a domain is tried by its integration tests and its journeys', () => {
  const { files, journeys } = affectedBy([
    'lambdas/enquiries/receive-enquiry.ts',
    'web/features/quotes/price.ts',
  ]);
  expect(files).toContain('tests/integration/enquiries/enquiries.cloud.test.ts');
  expect(files.filter((file) => !/integration\/(enquiries|quotes)\//.test(file))).toEqual([]);
  expect(journeys.toSorted()).toEqual(['calculator', 'enquiries']);
});

test.each(['infra/domains/lake.ts', 'domain/lake/files.ts', 'events/settings/settings-changed.v1.ts'])(
  'a change of %s, which infra reads with its whole folder, is tried by the tests of templates',
  (file) => {
    expect(affectedBy([file]).files).toContain('tests/infra/domains.test.ts');
  },
);

test('a change in what everybody stands on is tried by every journey', () => {
  expect(affectedBy(['web/ui/button.tsx']).journeys.length).toBeGreaterThan(10);
  expect(affectedBy(['lambdas/runtime/http/http.ts']).journeys.length).toBeGreaterThan(10);
});

test('a journey is tried where it was changed itself, and none where only a text or a test was', () => {
  expect(affectedBy(['tests/journeys/site.spec.ts']).journeys).toEqual(['site']);
  expect(affectedBy(['docs/deploy.md', 'web/features/quotes/calculator.test.tsx']).journeys).toEqual([]);
});

import { expect, test } from 'vitest';
import { affectedBy } from './changed.ts';

test('a change in a domain is tried by its integration tests and its journeys', () => {
  const { files, journeys } = affectedBy([
    'lambdas/enquiries/receive-enquiry.ts',
    'web/features/quotes/price.ts',
  ]);
  expect(files).toContain('tests/integration/enquiries/enquiries.cloud.test.ts');
  // Screens are tried by journeys and by the tests beside them; contracts read the sources of all.
  expect(files.filter((file) => !/integration\/enquiries\/|contracts\//.test(file))).toEqual([]);
  expect(journeys.toSorted()).toEqual(['calculator', 'enquiries']);
});

test.each(['infra/domains/lake.ts', 'domain/lake/files.ts', 'events/settings/settings-changed.v1.ts'])(
  'a change of %s, which infra reads with its whole folder, is tried by the tests of templates',
  (file) => {
    expect(affectedBy([file]).files).toContain('tests/infra/domains.test.ts');
  },
);

test('a long test that checks the checks themselves runs only for what can break it', () => {
  const [mutants, nag] = ['tests/infra/mutants.test.ts', 'tests/infra/nag.test.ts'] as const;
  const runs = (...changed: string[]) =>
    affectedBy(changed, [mutants, nag]).files.filter((file) => file === mutants || file === nag);
  expect(runs('domain/mailboxes/mailbox.ts', 'lambdas/mailboxes/http.ts')).toEqual([]);
  expect(runs('infra/domains/lake.ts')).toEqual([nag]);
  expect(runs('domain/kernel/phone.ts')).toEqual([mutants]);
  expect(runs('lambdas/mailboxes/http.ts', 'infra/house.ts')).toEqual([mutants, nag]);
});

test('a change of the scaffold, which is started as a command, is tried by its test', () => {
  const test = 'tests/integration/scaffold/new-domain.test.ts';
  expect(affectedBy(['scripts/new-domain/template/web/features/widgets/screens.ts']).files).toContain(test);
  expect(affectedBy(['lambdas/mailboxes/http.ts']).files).not.toContain(test);
});

test('without a change nothing is tried', () => {
  expect(affectedBy([])).toEqual({ files: [], journeys: [] });
});

test('a change in what everybody stands on is tried by every journey', () => {
  expect(affectedBy(['web/ui/button.tsx']).journeys.length).toBeGreaterThan(10);
  expect(affectedBy(['lambdas/runtime/http/http.ts']).journeys.length).toBeGreaterThan(10);
});

test('a journey is tried where it was changed itself, and none where only a text or a test was', () => {
  expect(affectedBy(['tests/journeys/site.spec.ts']).journeys).toEqual(['site']);
  expect(affectedBy(['docs/deploy.md', 'web/features/quotes/calculator.test.tsx']).journeys).toEqual([]);
});

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { affectedBy, journeysThrough } from './changed.ts';

test('a change in a domain runs its integration tests and its journeys', () => {
  const { files, journeys } = affectedBy([
    'lambdas/enquiries/receive-enquiry.ts',
    'web/features/quotes/price.ts',
  ]);
  expect(files).toContain('tests/integration/enquiries/enquiries.cloud.test.ts');
  // Screens have journeys and their own unit tests; some contract tests read the sources of all domains.
  expect(files.filter((file) => !/integration\/enquiries\/|contracts\//.test(file))).toEqual([]);
  expect(journeys.toSorted()).toEqual(['book-this', 'calculator', 'enquiries', 'messages', 'quotes']);
});

test.each(['infra/domains/lake.ts', 'domain/lake/files.ts', 'events/settings/settings-changed.v1.ts'])(
  'a change of %s, which infra reads with its whole folder, runs the template tests',
  (file) => {
    expect(affectedBy([file]).files).toContain('tests/infra/domains.test.ts');
  },
);

test('a long test of the gates themselves runs only for changes that can break it', () => {
  const [mutants, nag] = ['tests/infra/mutants.test.ts', 'tests/infra/nag.test.ts'] as const;
  const runs = (...changed: string[]) =>
    affectedBy(changed, [mutants, nag]).files.filter((file) => file === mutants || file === nag);
  expect(runs('domain/mailboxes/mailbox.ts', 'lambdas/mailboxes/http.ts')).toEqual([]);
  expect(runs('infra/domains/lake.ts')).toEqual([nag]);
  expect(runs('domain/kernel/phone.ts')).toEqual([mutants]);
  expect(runs('lambdas/mailboxes/http.ts', 'infra/house.ts')).toEqual([mutants, nag]);
});

test('a change of the scaffold, which is started as a command, runs its test', () => {
  const test = 'tests/integration/scaffold/new-domain.test.ts';
  expect(affectedBy(['scripts/new-domain/template/web/features/widgets/screens.ts']).files).toContain(test);
  expect(affectedBy(['lambdas/mailboxes/http.ts']).files).not.toContain(test);
});

test('without a change nothing runs', () => {
  expect(affectedBy([])).toEqual({ files: [], journeys: [] });
});

/** They go through what all screens share, so that a change of one domain does not run them. */
const ofTheShell = ['first-paint', 'layout', 'passing', 'titles'];

test('every journey is reached from a domain or is one of the shell, and every domain leads to journeys that are there', () => {
  const journeys = globSync('tests/journeys/*.spec.ts').map((file) => basename(file, '.spec.ts'));
  const domains = globSync('{domain,lambdas}/*/').map((folder) => basename(folder));
  const named = journeys.filter((journey) => domains.includes(journey));
  const reached = [...named, ...ofTheShell, ...Object.values(journeysThrough).flat()];
  expect([...new Set(reached)].toSorted()).toEqual(journeys.toSorted());
  expect(Object.keys(journeysThrough).filter((domain) => !domains.includes(domain))).toEqual([]);
});

test('a change of what is billed runs the journeys of money alone', () => {
  expect(affectedBy(['domain/billing/balance.ts', 'lambdas/billing/http.ts']).journeys).toEqual([
    'books',
    'claims',
    'money',
    'pay',
  ]);
});

test('a change in shared code runs every journey', () => {
  expect(affectedBy(['web/ui/button.tsx']).journeys.length).toBeGreaterThan(10);
  expect(affectedBy(['lambdas/runtime/http/http.ts']).journeys.length).toBeGreaterThan(10);
});

test('a changed journey runs, and a change of a text or a test runs no journey', () => {
  expect(affectedBy(['tests/journeys/site.spec.ts']).journeys).toEqual(['site']);
  expect(affectedBy(['docs/deploy.md', 'web/features/quotes/calculator.test.tsx']).journeys).toEqual([]);
});

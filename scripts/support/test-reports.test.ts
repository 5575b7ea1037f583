import { expect, test } from 'vitest';
import { countJourneys, countVitest } from './test-reports.ts';

const passed = { fullName: 'adds up', status: 'passed', failureMessages: [] };

test('a failed test is counted and shown, with the beginning of its message', () => {
  const why = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failed = { fullName: 'takes away', status: 'failed', failureMessages: [why] };
  const count = countVitest({
    numPassedTests: 1,
    testResults: [{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] }],
  });
  expect(count).toMatchObject({ passed: 1, failed: 1 });
  expect(count.failures[0]).toMatch(/^sum\.test\.ts › takes away\n {4}line 0\n/);
  expect(count.failures[0]).not.toContain('line 30');
});

test('a file that cannot be loaded is a failure, although none of its tests ran', () => {
  const count = countVitest({
    numPassedTests: 1,
    testResults: [
      { name: 'sum.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      { name: 'lost.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(count).toEqual({
    passed: 1,
    failed: 1,
    failures: ['lost.test.ts\n    Cannot find module'],
    lucky: [],
  });
});

test('a journey that needed a second try has passed and is named with what went wrong, however deep its suite is nested', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'site.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ error: { message: 'Too late' } }, {}] }],
  });
  const count = countJourneys({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      { suites: [{ specs: [spec('first', 'flaky'), spec('fine', 'expected')] }] },
      { specs: [spec('second', 'unexpected')] },
    ],
  });
  expect(count).toEqual({
    passed: 6,
    failed: 1,
    failures: ['[phone] site.spec.ts › second\n    Too late'],
    lucky: ['[phone] site.spec.ts › first\n    Too late'],
  });
});

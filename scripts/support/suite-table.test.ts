import { expect, test } from 'vitest';
import { benchmarkIndex, closing, suiteTable } from './suite-table.ts';

test('each suite has a line, each runner a line for its total time, and the dearest files come first', () => {
  const suites = [
    { suite: 'unit', tests: 1594, seconds: 40.26, files: [{ file: 'dear.test.ts', cpuSeconds: 9 }] },
    { suite: 'phone', tests: 600, seconds: 61, files: [{ file: 'site.spec.ts', cpuSeconds: 5.04 }] },
    { suite: 'desktop', tests: 6, seconds: 7, files: [{ file: 'site.spec.ts', cpuSeconds: 5 }] },
  ];
  expect(suiteTable([{ runner: 'vitest', waitedSeconds: 51, suites }], 1500.4).split('\n')).toEqual([
    '  suite                     tests     took',
    '  unit                       1594   40.3 s',
    '  phone                       600   61.0 s',
    '  desktop                       6    7.0 s',
    '  vitest, side by side              51.0 s',
    '  The dearest files, by seconds of processors:',
    '     10.0 s  site.spec.ts',
    '      9.0 s  dear.test.ts',
    "  Lighthouse's benchmark index of this machine, just now: 1500",
  ]);
});

test('tests that passed at their second try are named under a heading of their own, above the line with the sum', () => {
  expect(closing({ passed: 2, failed: 1 }, ['sum › adds'], ['site › opens']).split('\n\n')).toEqual([
    '✗ sum › adds',
    'Passed at the second try: left to luck, mend them',
    '? site › opens',
    '2 passed, 1 failed',
  ]);
  expect(closing({ passed: 2, failed: 0 }, [], [])).toBe('2 passed, 0 failed');
});

test('the speed of the machine is measured', () => {
  expect(benchmarkIndex()).toBeGreaterThan(1);
});

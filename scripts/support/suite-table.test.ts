import { expect, test } from 'vitest';
import { benchmarkIndex, suiteTable } from './suite-table.ts';

test('each suite has a line, each runner a line for its total time, and the machine a line, too', () => {
  const suites = [
    { suite: 'unit', tests: 1594, seconds: 40.26 },
    { suite: 'web', tests: 600, seconds: 61 },
  ];
  expect(suiteTable([{ runner: 'vitest', waitedSeconds: 51, suites }], 1500.4).split('\n')).toEqual([
    '  suite                     tests     took',
    '  unit                       1594   40.3 s',
    '  web                         600   61.0 s',
    '  vitest, side by side              51.0 s',
    "  Lighthouse's benchmark index of this machine, just now: 1500",
  ]);
});

test('the speed of the machine is measured', () => {
  expect(benchmarkIndex()).toBeGreaterThan(1);
});

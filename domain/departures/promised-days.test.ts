import { expect, test } from 'vitest';
import { promisedDays } from './promised-days.ts';

const at = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const change = (version: number, before: string, after: string) => ({
  at: at(version * 2),
  version,
  changes: [{ field: 'etaTo' as const, before, after }],
});
const flight = { eta: { from: '2026-12-01', to: '2026-12-09' } };
const history = [change(3, '2026-12-06', '2026-12-09'), change(2, '2026-12-03', '2026-12-06')];

test('the days are those that people were told then, whatever was changed since', () => {
  expect(promisedDays(flight, history, at(3))).toEqual({ from: '2026-12-01', to: '2026-12-03' });
  expect(promisedDays(flight, history, at(5))).toEqual({ from: '2026-12-01', to: '2026-12-06' });
  expect(promisedDays(flight, history, at(7))).toEqual(flight.eta);
  expect(promisedDays(flight, [], at(1))).toEqual(flight.eta);
});

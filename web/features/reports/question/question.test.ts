import { expect, test } from 'vitest';
import { flightsOf, questionOf, searchOf } from './question.ts';

const today = '2026-11-29';
const asked = (search: string) => questionOf(new URLSearchParams(search), today);

test('without a question it is the flights of this month and the two before', () => {
  expect(asked('')).toEqual({
    from: '2026-09',
    to: '2026-11',
    lane: undefined,
    by: 'flight',
    view: 'volume',
  });
});

test('an address says it all again, and nonsense is left out', () => {
  const question = asked('from=2026-01&to=2026-06&lane=GY&by=lane&view=money');
  expect(asked(searchOf(question))).toEqual(question);
  expect(asked('from=2026-13&lane=XX&by=day&view=all')).toEqual(asked(''));
});

test('a week opens the flights of its months', () => {
  expect(asked(flightsOf(asked('by=week'), '2026-11-30'))).toEqual(
    asked('by=flight&from=2026-11&to=2026-12'),
  );
  expect(asked(flightsOf(asked('by=week'), '2026-11-none'))).toEqual(
    asked('by=flight&from=2026-11&to=2026-11'),
  );
});

test('a month and a destination open their flights in the same part', () => {
  expect(asked(flightsOf(asked('view=time&lane=JM&by=month'), '2026-10'))).toEqual(
    asked('view=time&lane=JM&by=flight&from=2026-10&to=2026-10'),
  );
  expect(asked(flightsOf(asked('by=lane&view=money'), 'GY'))).toEqual(asked('by=flight&view=money&lane=GY'));
});

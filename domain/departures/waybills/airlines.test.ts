import { expect, test } from 'vitest';
import { airlineWords, knownAirlines, prefixProblem } from './airlines.ts';

test('every airline has its own code and its own prefix', () => {
  for (const of of ['code', 'prefix'] as const)
    expect(new Set(knownAirlines.map((airline) => airline[of])).size).toBe(knownAirlines.length);
});

test('a flight gets a number of the airline that its flight number names', () => {
  expect(prefixProblem('BW 525', '106')).toBeUndefined();
  expect(prefixProblem('BW525', '106')).toBeUndefined();
  expect(prefixProblem('AA 1201', '106')).toBe(
    'Numbers that begin with 106 are of Caribbean Airlines (BW). Flight AA 1201 needs a number of its own airline.',
  );
  expect(prefixProblem('BW 525', '999')).toContain('Numbers of Caribbean Airlines begin with 106');
});

test('an airline that we do not know is the one that staff named with its block of numbers', () => {
  const blocks = [{ prefix: '999', airline: 'YY' }];
  expect(airlineWords('999', blocks)).toBe('YY');
  expect(prefixProblem('YY 12', '999', blocks)).toBeUndefined();
  expect(prefixProblem('ZZ 12', '999', blocks)).toContain('999 are of YY');
  // Numbers from before the airline was asked for can be used on.
  expect(prefixProblem('ZZ 12', '999', [{ prefix: '999' }])).toBeUndefined();
});

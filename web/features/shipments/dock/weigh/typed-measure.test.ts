import { describe, expect, test } from 'vitest';
import { declaredSides, nothingTyped, readMeasure } from './typed-measure.ts';

const read = (weight: string, units: 'US' | 'METRIC' = 'US', sides = ['', '', '']) => {
  const [length = '', width = '', height = ''] = sides;
  return readMeasure({ ...nothingTyped, weight, length, width, height }, units);
};

describe('the form of the scale', () => {
  test.each([
    ['52.5', 'US', 52_500],
    ['1,200', 'US', 1_200_000],
    ['10', 'METRIC', 22_046],
    // A scale that types its unit is believed, whatever was chosen.
    ['   23.8 kg', 'US', 52_470],
    ['52.5lb', 'METRIC', 52_500],
  ] as const)('reads %j as a weight', (typed, units, thousandthsLb) => {
    expect(read(typed, units)).toEqual({ ok: true, found: { thousandthsLb } });
  });

  test.each(['', '0', '-3', 'abc', '1.2.3', '7K3M9Q2X4TC-2', '20000.5'])(
    'takes %j for no weight',
    (typed) => {
      expect(read(typed)).toMatchObject({ ok: false, field: 'weight' });
    },
  );

  test('takes all three sides in the chosen unit, or none', () => {
    expect(read('52.5', 'METRIC', ['30', '20.5', '10'])).toMatchObject({
      ok: true,
      found: { sides: { length: 30, width: 20.5, height: 10, unit: 'cm' } },
    });
    expect(read('52.5', 'US', ['30', '', '10'])).toMatchObject({ ok: false, field: 'sides' });
    expect(read('52.5', 'US', ['30', '0', '10'])).toMatchObject({ ok: false, field: 'sides' });
  });
});

test('the declared size is offered in the unit of the tape, and read as it was declared', () => {
  const inches = { length: 20, width: 12.5, height: 10, unit: 'in' } as const;
  expect(declaredSides(inches, 'in')).toEqual({ length: '20', width: '12.5', height: '10' });
  expect(declaredSides(inches, 'cm')).toEqual({ length: '50.8', width: '31.8', height: '25.4' });
  expect(declaredSides({ ...inches, length: 50.8, unit: 'cm' }, 'in').length).toBe('20');
});

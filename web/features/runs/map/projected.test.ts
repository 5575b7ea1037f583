import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '#domain/departures/slots/distance.ts';
import { apart, projectionOf } from './projected.ts';

const WIDTH = 800;
const somewhere = fc.record({
  latitude: fc.double({ min: 40.2, max: 41.3, noNaN: true }),
  longitude: fc.double({ min: -74.9, max: -73.3, noNaN: true }),
});

test('everything that is shown is on the drawing', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { minLength: 1, maxLength: 30 }), (positions) => {
      const { at, height } = projectionOf(positions, WIDTH);
      for (const position of positions) {
        const { x, y } = at(position);
        expect(x > 0 && x < WIDTH && y > 0 && y < height).toBe(true);
      }
    }),
  );
});

test('what is twice as far is twice as far on the drawing, in every direction', () => {
  const yard = { latitude: 40.7684, longitude: -74.1454 };
  const [flatbush, edison] = [
    { latitude: 40.6463, longitude: -73.9566 },
    { latitude: 40.5187, longitude: -74.4121 },
  ];
  const { at } = projectionOf([yard, flatbush, edison], WIDTH);
  const drawn = (one: typeof yard, other: typeof yard): number =>
    Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y);
  const perMile = drawn(yard, flatbush) / milesBetween(yard, flatbush);
  expect(drawn(yard, edison) / milesBetween(yard, edison)).toBeCloseTo(perMile, 0);
  expect(at(flatbush).y).toBeGreaterThan(at(yard).y);
  expect(at(flatbush).x).toBeGreaterThan(at(yard).x);
});

test('stops in one ZIP code do not hide each other, and one alone is where it is', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 400, y: 300 },
  ];
  const [first, second, third, alone] = apart(points);
  expect(alone).toEqual({ x: 400, y: 300 });
  const distance = (one = { x: 0, y: 0 }, other = { x: 0, y: 0 }) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  for (const pair of [distance(first, second), distance(second, third), distance(first, third)])
    expect(pair).toBeGreaterThan(20);
});

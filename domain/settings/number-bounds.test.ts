import { expect, test } from 'vitest';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import { RateCard } from '../quotes/rate-card.ts';
import { defaultSettings } from './defaults.ts';
import { settingSections } from './site-settings.ts';

type Path = readonly (string | number)[];

const numbersIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]));
};

const withNumber = (whole: unknown, path: Path, number: number): unknown => {
  const changed = structuredClone(whole) as Record<string, unknown>;
  const last = path.slice(0, -1).reduce<Record<string, unknown>>((at, name) => {
    return at[name] as Record<string, unknown>;
  }, changed);
  last[String(path.at(-1))] = number;
  return changed;
};

const schemas = { ...settingSections, rateCard: RateCard };
const values = { ...defaultSettings, rateCard: defaultRateCard.card };
const numbers = Object.keys(schemas).flatMap((part) =>
  numbersIn(values[part as keyof typeof values]).map((path) => [part, path.join('.'), path] as const),
);

test('there are numbers to test', () => {
  expect(numbers.length).toBeGreaterThan(60);
});

// Numbers that the database cannot store: too large, not exact, too close to zero.
test.each(numbers)('%s: %s refuses numbers that cannot be stored', (part, _, path) => {
  const schema = schemas[part as keyof typeof schemas];
  const value = values[part as keyof typeof values];
  expect(schema.safeParse(value).success).toBe(true);
  for (const number of [1e308, 2 ** 53, 1e-300, Number.NaN, Number.POSITIVE_INFINITY])
    expect(schema.safeParse(withNumber(value, path, number)).success, String(number)).toBe(false);
});

import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import example from '#events/billing/claim-changed.v1.example.json' with { type: 'json' };
import { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import { claimNews } from './claim-news.ts';

const told = [
  'acknowledged',
  'offered',
  'reminded',
  'added',
  'withdrawn',
  'accepted',
  'denied',
  'settled',
] as const;

test('each letter about a claim says in its heading what happened and whose goods it is about', () => {
  const headings = told.map((what) => {
    const event = ClaimChangedV1.schema.parse({ ...example, data: { ...example.data, what } });
    const parts = claimNews.partsOf(event, defaultBrand, defaultCapabilities, claimNews.facts?.sample);
    return parts.flatMap(({ letters = [] }) => letters.map(({ heading }) => heading));
  });
  for (const [heading, ...others] of headings) {
    expect(heading).toMatch(/: Marva’s barrel$/);
    expect(others).toEqual([]);
  }
  expect(new Set(headings.flat()).size).toBe(told.length);
});

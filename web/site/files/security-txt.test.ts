import { expect, test } from 'vitest';
import { renderSite } from '../render.tsx';
import { rendered } from '../testing/rendered.ts';
import { assets, site } from '../testing/sample-site.ts';

const file = '.well-known/security.txt';
const publishedIn = (month: string, other: Partial<typeof site> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (renderSite({ ...site, ...other, month }, assets).get(file)?.body ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );

test('it has a contact, the languages, and its own address', () => {
  expect(publishedIn('2026-11')).toEqual({
    Contact: `mailto:${site.brand.email}`,
    Expires: '2027-10-01T00:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://example.test/.well-known/security.txt',
  });
});

test.each(['2026-01', '2026-02', '2027-12', '2028-02'])(
  'what is published in %s is good for less than a year, and until long after the next month renews it',
  (month) => {
    const expires = Date.parse(publishedIn(month).Expires ?? '');
    const days = (from: string) => (expires - Date.parse(from)) / 86_400_000;
    expect(days(`${month}-01T00:00:00Z`)).toBeLessThan(365);
    expect(days(`${month}-28T00:00:00Z`)).toBeGreaterThan(300);
  },
);

test('it has no address of its own without HTTPS, as the RFC requires', () => {
  expect(publishedIn('2026-11', { url: 'http://localhost:4400' })).not.toHaveProperty('Canonical');
});

test('it is not part of the build, which has the same files in every month', () => {
  expect(rendered.has(file)).toBe(false);
});

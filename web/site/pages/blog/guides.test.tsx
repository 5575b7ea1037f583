import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import type { Site } from '../../page.ts';
import { site, withCard, wordsOf } from '../../testing/sample-site.ts';
import { guidePages } from './guide-pages.ts';

const LEAST_WORDS = 900;

type GuidePath = keyof typeof guidePages;

const read = (path: GuidePath, from: Site): string => {
  const { Content } = guidePages[path];
  return wordsOf(renderToStaticMarkup(<Content site={from} />));
};
const [guyana, jamaica, comparison] = [
  '/blog/shipping-to-guyana-guide',
  '/blog/shipping-barrel-to-jamaica',
  '/blog/nj-vs-global-shippers',
] as const;

test.each([guyana, jamaica, comparison])('%s has enough text', (path) => {
  expect(read(path, site).split(' ').length).toBeGreaterThan(LEAST_WORDS);
});
test('prices in guides come from the rate card in force', () => {
  const dearer = withCard({ perLb: { ...cardInForce(site).perLb, GY: 500, JM: 600 } });
  expect(read(guyana, site)).toContain('$375.00');
  expect(read(guyana, dearer)).toContain('$525.00');
  expect(read(jamaica, site)).toContain('$423.75');
  expect(read(jamaica, dearer)).toContain('$678.00');
  expect(read(comparison, site)).toContain('$176.25');
  expect(read(comparison, dearer)).toContain('$282.00');
});

test('the weight from which a barrel pays follows the rate card, too', () => {
  const from = (of: Site): string | undefined =>
    /From (\d+) lb to 150 lb, a 55-gallon barrel costs less than boxes/.exec(read(guyana, of))?.[1];
  expect(from(site)).toBe('106');
  expect(from(withCard({ breaks: [] }))).toBe('101');
  const never = read(guyana, withCard({ breaks: [{ fromLb: 50, percentOff: 90 }] }));
  expect(never).toContain('Up to 150 lb, boxes packed tight cost no more than a 55-gallon barrel.');
});

test('a door is promised nowhere before we deliver there, and its price is that of where we do', () => {
  for (const path of [guyana, jamaica] as const) {
    expect(read(path, site)).toMatch(
      /ask us first: tell us the town, [^.]*\. Where we deliver, it costs \$20\.00/,
    );
    expect(read(path, withCard({ doorDelivery: 2700 }))).toContain('Where we deliver, it costs $27.00');
  }
});

test('cutoffs in guides are those of the schedule', () => {
  const earlier: Site = {
    ...site,
    schedule: { ...site.schedule, cargoCutoff: { weekday: 1, time: '09:00' } },
  };
  expect(read(guyana, earlier)).toContain('Before Monday 9:00 AM');
  expect(read(jamaica, earlier)).toContain('Monday 9:00 AM');
});

test('requirements of authorities have a source, and unknown ones are marked as unknown', () => {
  expect(read(guyana, site)).toContain('Guyana Revenue Authority, gra.gov.gy');
  expect(read(guyana, site)).toContain('What we do not know');
  expect(read(jamaica, site)).toContain('What we do not know');
});

test('what stays out of a barrel to Guyana is two lists of names: what never flies, and what to ask about', () => {
  const { Content } = guidePages[guyana];
  const html = renderToStaticMarkup(<Content site={site} />);
  const listAfter = (words: string): readonly string[] => {
    const [, rest = ''] = html.split(`<p>${words}</p><ul>`);
    const [list = ''] = rest.split('</ul>');
    return [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, name = '']) => name);
  };
  const namesOf = (verdict: 'never' | 'ask') =>
    commoditiesByVerdict(verdict).map(({ name }) => name.replaceAll('&', '&amp;'));
  expect(listAfter('These never fly:')).toEqual(namesOf('never'));
  expect(listAfter('Ask us first about these:')).toEqual(namesOf('ask'));
});

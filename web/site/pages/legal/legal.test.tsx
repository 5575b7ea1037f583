import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardInForce } from '#web/phrases/prices.ts';
import type { Site } from '../../page.ts';
import { site, withCard, wordsOf } from '../../testing/sample-site.ts';
import { privacyPage } from './privacy-page.tsx';
import { termsPage } from './terms-page.tsx';

const termsOf = (from: Site): string => wordsOf(renderToStaticMarkup(<termsPage.Content site={from} />));

test.each([
  ['terms', termsPage],
  ['privacy policy', privacyPage],
])('the %s say that they are not confirmed, until they are', (_, { Content }) => {
  const confirmed = { ...site, brand: { ...site.brand, confirmed: true } };
  expect(renderToStaticMarkup(<Content site={site} />)).toContain('Not confirmed yet');
  expect(renderToStaticMarkup(<Content site={confirmed} />)).not.toContain('Not confirmed yet');
});

test('storage and cutoffs in the terms are those of the settings', () => {
  const terms = termsOf({
    ...withCard({ storage: { ...cardInForce(site).storage, freeDays: 21, perLbDay: 25 } }),
    schedule: { ...site.schedule, cargoCutoff: { weekday: 1, time: '11:30' } },
  });
  expect(terms).toContain('the first 21 days are free');
  expect(terms).toContain('$0.25 per lb per day');
  expect(terms).toContain('before Monday 11:30 AM');
});

test('the claim window is given for each kind of loss', () => {
  for (const days of ['14 days', '21 days', '120 days']) expect(termsOf(site)).toContain(days);
});

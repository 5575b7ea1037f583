import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Site } from '../../page.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { site } from '../../testing/rendered.ts';
import { privacyPage } from './privacy-page.tsx';
import { termsPage } from './terms-page.tsx';

const termsOf = (from: Site): string => renderToStaticMarkup(<termsPage.Content site={from} />);
const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each([
  ['terms', termsPage],
  ['privacy policy', privacyPage],
])('the %s say that they are not confirmed, until they are', (_, { Content }) => {
  const confirmed = { ...site, brand: { ...site.brand, confirmed: true } };
  expect(renderToStaticMarkup(<Content site={site} />)).toContain('Not confirmed yet');
  expect(renderToStaticMarkup(<Content site={confirmed} />)).not.toContain('Not confirmed yet');
});

test('storage and cutoffs in the terms are those of the settings', () => {
  const card = cardInForce(site);
  const dearer: Site = {
    ...site,
    rateCards: [
      {
        version: 2,
        effectiveFrom: '2026-12-01',
        card: { ...card, storage: { ...card.storage, freeDays: 21, perLbDay: 25 } },
      },
    ],
    schedule: { ...site.schedule, cargoCutoff: { weekday: 1, time: '11:30' } },
  };
  expect(words(termsOf(dearer))).toContain('the first 21 days are free');
  expect(words(termsOf(dearer))).toContain('$0.25 for each pound');
  expect(words(termsOf(dearer))).toContain('before Monday 11:30 AM');
});

test('the claim window is given for each kind of loss', () => {
  for (const days of ['14 days', '21 days', '120 days']) expect(words(termsOf(site))).toContain(days);
});

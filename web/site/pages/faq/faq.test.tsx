import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardInForce } from '#web/phrases/prices.ts';
import type { Site } from '../../page.ts';
import { site, withCard } from '../../testing/sample-site.ts';
import { faqPage } from './faq-page.tsx';

const pageOf = (from: Site): Document =>
  new DOMParser().parseFromString(renderToStaticMarkup(<faqPage.Content site={from} />), 'text/html');
const answerTo = (id: string, from: Site): string | null | undefined =>
  pageOf(from).getElementById(id)?.textContent;

test('each answer opens without a script and has its own link', () => {
  const answers = [...pageOf(site).querySelectorAll('details')];
  expect(answers.length).toBeGreaterThanOrEqual(20);
  expect(answers.map((answer) => answer.querySelectorAll('[id]').length)).toEqual(answers.map(() => 1));
});

test('answers have the prices, times and hours of the settings', () => {
  const changed: Site = {
    ...withCard({ perLb: { ...cardInForce(site).perLb, GY: 400 }, minimumFreight: 3300 }),
    brand: { ...site.brand, hours: [{ days: 'Every day', hours: '7:00 AM to 8:00 PM' }] },
    schedule: { ...site.schedule, cargoCutoff: { weekday: 1, time: '10:00' } },
  };
  expect(answerTo('what-it-costs', site)).toContain('$38.50');
  expect(answerTo('what-it-costs', changed)).toContain('$44.00');
  expect(answerTo('minimum', changed)).toContain('$33.00');
  expect(answerTo('cutoff', changed)).toContain('Monday\u00a010:00\u00a0AM');
  expect(answerTo('drop-off', changed)).toContain('Every day 7:00 AM to 8:00 PM');
});

import { expect, test } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { answerTemplates } from './answer-templates.ts';

const site = defaultSite();
const at = { origin: 'https://skybarrel.test', now: new Date('2026-11-22T17:00:00Z') };
const texts = (facts = site) =>
  Object.fromEntries(answerTemplates(facts, at).map(({ name, text }) => [name, text]));

test('templates have the facts of the settings', () => {
  const { Price, Pickup, 'Next flight': flight, 'Address and hours': address } = texts();
  expect(Price).toContain('https://skybarrel.test/shipping-calculator');
  expect(Pickup).toContain('within 25 miles of our dock in Kearny, NJ');
  expect(flight).toBe(
    'Our next flights leave on Fri, Nov 27. Your cargo must be at our dock before Tue, Nov 24, 2:00 PM.',
  );
  expect(address).toContain('100 Sample Dock Road, Kearny, NJ 07032');
  expect(address).toContain('Monday to Friday: 9:00 AM to 6:00 PM');
});

test('templates follow changed settings', () => {
  const pickup = { ...site.schedule.pickup, radiusMiles: 40 };
  expect(texts({ ...site, schedule: { ...site.schedule, pickup } }).Pickup).toContain('within 40 miles');
});

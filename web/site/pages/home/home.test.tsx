import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { startCountdowns } from '../../countdown/countdown.ts';
import { PicturesContext } from '../../pictures/pictures.ts';
import { assets, site, withCard } from '../../testing/sample-site.ts';
import { home } from './home-page.tsx';

const show = (shown = site): void => {
  document.body.innerHTML = renderToStaticMarkup(
    <PicturesContext value={assets.pictures}>
      <home.Content site={shown} />
    </PicturesContext>,
  );
};
const textOf = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ');
const linkNamed = (name: string): string | null | undefined =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

beforeEach(() => show());

test('the sections are in their fixed order', () => {
  const headings = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Air Cargo from New Jersey to the Caribbean',
    'Tailored logistics programs',
    'From New Jersey to your people, in five steps',
    'Who will help you',
    'Why people choose us',
    'Where we fly, and what it costs',
    'What customers say',
    'It could be on the next flight',
  ]);
});

test('the five steps lead from the quote to the delivery', () => {
  expect([...document.querySelectorAll('#steps li h3')].map(({ textContent }) => textContent)).toEqual([
    'Get quote and schedule',
    'Drop-off or pickup',
    'Processing and consolidation',
    'Air freight',
    'Destination delivery',
  ]);
  expect(textOf('#pickup')).toContain('within 25 miles of the Kearny facility');
});

test('links have their fixed targets', () => {
  expect(linkNamed('Get Free Quote')).toBe('/shipping-calculator');
  expect(linkNamed('Calculate shipping cost')).toBe('/shipping-calculator');
  expect(linkNamed('How it works')).toBe('/how-it-works');
  expect(linkNamed('View all destinations and rates')).toBe('/service-areas');
  expect(linkNamed('Speak with an expert')).toBe('/contact');
  expect(document.querySelector('#pathways a')?.getAttribute('href')).toBe('/business-services');
});

test('each destination has a card with city, transit days, rate and a link to its page', () => {
  for (const { country, city, path } of allDestinations) {
    const card = textOf(`#destinations a[href="${path}"]`);
    expect(card).toContain(country);
    expect(card).toContain(city);
  }
  expect(textOf('#destinations a[href="/service-areas/barbados"]')).toMatch(/5-7 days.*from\$4\.25per lb/);
});

test('without scripts the board has the weekday and the cutoff of each lane', () => {
  expect(textOf('#departures')).toContain('Flies every Friday');
  expect(textOf('#departures')).toContain('Tuesday 2:00 PM');
});

test('the first screen names the next flight and its cutoff, with and without scripts', () => {
  const line = () => textOf('[aria-labelledby="home-title"] h1 ~ [data-departure]');
  expect(line()).toContain('Flies to Guyana every Friday');
  expect(line()).toContain('Bring it by Tuesday 2:00 PM');
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.useFakeTimers({ now: Date.parse('2026-11-22T14:46:38Z') });
  startCountdowns();
  vi.advanceTimersByTime(0);
  expect(line()).toContain('Next flight to Guyana Fri, Nov 27');
  expect(line()).toContain('Bring it by Tue 2 PM, 2 d 4 h left');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('samples are marked, and the section is left out if samples are not shown', () => {
  expect(textOf('#testimonials')).toMatch(/Sample.*Sample.*Sample/);
  show({ ...site, showsSamples: false });
  expect(document.querySelector('#testimonials')).toBeNull();
});

test('testimonials of real customers are always shown, without a mark', () => {
  const [first] = site.testimonials.items;
  if (!first) throw new Error('no testimonial');
  show({ ...site, showsSamples: false, testimonials: { items: [{ ...first, sample: false }] } });
  expect(textOf('#testimonials')).toContain(first.name);
  expect(textOf('#testimonials')).not.toContain('Sample');
});

test('the mailbox block is shown only with its flag', () => {
  expect(document.body.textContent).not.toContain('Get your U.S. address');
  show({ ...site, home: { mailboxBlock: true } });
  expect(document.body.textContent).toContain('Get your U.S. address');
});

test('without claims there is no empty strip', () => {
  show({ ...site, claims: { badges: [], stats: [] } });
  expect(document.querySelector('[aria-label="At a glance"]')).toBeNull();
});

test('without weight breaks there is no text about them', () => {
  show(withCard({ breaks: [] }));
  expect(document.body.textContent).not.toContain('% off');
});

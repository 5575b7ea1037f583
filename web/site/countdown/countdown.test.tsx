import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { startCountdowns } from './countdown.ts';
import { CountdownSchedule, NextDeparture } from './next-departure.tsx';
import { NextFlights } from './next-flights.tsx';

const site = defaultSite();
const STATIC_WORDS = 'Flies every Friday from JFK · bring it by Tuesday\u00a02:00\u00a0PM';

const calmness = new EventTarget() as EventTarget & { matches: boolean };

const showPage = (): void => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <NextDeparture site={site} to="GY" />
      <CountdownSchedule schedule={site.schedule} />
    </>,
  );
};
const count = (): void => {
  startCountdowns();
  vi.advanceTimersByTime(0);
};
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const clock = () => text('[data-clock]');
const sentence = () => text('[data-sentence]');

beforeEach(() => {
  vi.useFakeTimers();
  calmness.matches = false;
  vi.stubGlobal('matchMedia', () => calmness);
  showPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without scripts it says on which day the lane flies', () => {
  expect(document.body.textContent).toContain(STATIC_WORDS);
});

test('it counts down to the cutoff of the next flight, each second', () => {
  vi.setSystemTime('2026-11-22T14:46:38Z');
  count();
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a02\u00a0d\u00a004:13:22');
  vi.advanceTimersByTime(1000);
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a02\u00a0d\u00a004:13:21');
});

test('a screen reader finds a sentence that changes each minute and is not announced', () => {
  vi.setSystemTime('2026-11-22T14:46:38Z');
  count();
  const first =
    'The next flight leaves on Fri, Nov 27. Bring it by Tue, Nov 24, 2:00 PM: 2 days 4 hours 13 minutes left.';
  expect(sentence().replaceAll('\u202f', ' ')).toBe(first);
  vi.advanceTimersByTime(10_000);
  expect(sentence().replaceAll('\u202f', ' ')).toBe(first);
  vi.advanceTimersByTime(72_000);
  expect(sentence()).toContain('2 days 4 hours 12 minutes left');
  expect(document.querySelector('[aria-live], [role=timer], [role=status]')).toBeNull();
  expect(document.querySelector('[data-clock]')?.getAttribute('aria-hidden')).toBe('true');
});

test('at the second of the cutoff it changes to the next flight', () => {
  vi.setSystemTime('2026-11-24T18:59:59Z');
  count();
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a000:00:01');
  vi.advanceTimersByTime(1000);
  expect(clock()).toBe('Next flight Fri, Dec 4 · cutoff in\u00a07\u00a0d\u00a000:00:00');
});

test('Thanksgiving and Christmas move cutoffs and flights', () => {
  vi.setSystemTime('2026-12-20T17:00:00Z');
  count();
  expect(clock()).toContain('Next flight Thu, Dec 24 · cutoff in\u00a01\u00a0d\u00a002:00:00');
});

test('after sleep, a clock change or a return from the back-forward cache it is correct at once', () => {
  vi.setSystemTime('2026-11-22T14:46:38Z');
  count();
  vi.setSystemTime('2026-12-01T18:59:00Z');
  dispatchEvent(new Event('pageshow'));
  expect(clock()).toBe('Next flight Fri, Dec 4 · cutoff in\u00a000:01:00');
  vi.setSystemTime('2026-11-22T14:46:38Z');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a02\u00a0d\u00a004:13:22');
});

test('a hidden page does not tick', () => {
  vi.setSystemTime('2026-11-22T14:46:38Z');
  count();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});

test('with reduced motion it shows minutes only', () => {
  vi.setSystemTime('2026-11-24T14:46:38Z');
  calmness.matches = true;
  count();
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a04\u00a0h\u00a013\u00a0min');
  vi.advanceTimersByTime(81_000);
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a04\u00a0h\u00a013\u00a0min');
  vi.advanceTimersByTime(1000);
  expect(clock()).toBe('Next flight Fri, Nov 27 · cutoff in\u00a04\u00a0h\u00a012\u00a0min');
});

test('a page without a countdown starts nothing', () => {
  document.body.innerHTML = '';
  count();
  expect(vi.getTimerCount()).toBe(0);
});

const showFlights = (flights = site): void => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <NextFlights site={flights} />
      <CountdownSchedule schedule={flights.schedule} />
    </>,
  );
};
const TOGETHER = '[data-flights] > div';
const APART = '[data-flights] > ul';
const shown = () => [TOGETHER, APART].map((part) => !document.querySelector(part)?.hasAttribute('hidden'));

test('flights of all destinations on the same day are one line, without scripts too', () => {
  vi.setSystemTime('2026-11-22T14:46:38Z');
  showFlights();
  expect(shown()).toEqual([true, false]);
  expect(text(TOGETHER)).toContain('To all fiveFlies every Friday · bring it by Tuesday\u00a02:00\u00a0PM');
  count();
  expect(shown()).toEqual([true, false]);
  expect(text(`${TOGETHER} [data-clock]`)).toContain('Fri, Nov 27');
  expect(text(`${TOGETHER} [data-sentence]`)).toContain('The next flight leaves on Fri, Nov 27.');
});

test('in a week in which a holiday moves some of them, each destination has its line', () => {
  const holiday = { date: '2026-12-04', name: 'A Friday at home', where: 'TT' } as const;
  vi.setSystemTime('2026-11-25T15:00:00Z');
  showFlights({ ...site, schedule: { ...site.schedule, holidays: [...site.schedule.holidays, holiday] } });
  count();
  expect(shown()).toEqual([false, true]);
  expect(text(APART)).toContain('Thu, Dec 3');
});

test('destinations that never fly on the same day are apart from the beginning', () => {
  const { schedule } = site;
  const lanes = { ...schedule.lanes, JM: { ...schedule.lanes.JM, departs: 4 } };
  showFlights({ ...site, schedule: { ...schedule, lanes } });
  expect(shown()).toEqual([false, true]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Holiday } from '#domain/departures/schedule/schedule.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { site } from '../../testing/sample-site.ts';
import { LocalHolidays, MovedFlights } from './holidays.tsx';

const holidays: readonly Holiday[] = [
  { date: '2027-09-24', name: 'Republic Day', where: 'TT' },
  { date: '2026-12-25', name: 'Christmas Day', where: 'US' },
  { date: '2026-12-25', name: 'Christmas Day', where: 'TT' },
  { date: '2026-12-24', name: 'Old Year’s Rest', where: 'US' },
  { date: '2027-02-23', name: 'Republic Day', where: 'GY' },
];
const kept = { ...site, schedule: { ...site.schedule, holidays: [...holidays] } };

const movedOf = (code: DestinationCode): readonly string[] => {
  document.body.innerHTML = renderToStaticMarkup(<MovedFlights site={kept} place={destinations[code]} />);
  return [...document.querySelectorAll('li')].map(
    ({ textContent }) => textContent?.replaceAll(/\s+/g, ' ') ?? '',
  );
};

test('a holiday on the day of the flight, in either country, moves the flight to the business day before', () => {
  const [christmas, republic, ...others] = movedOf('TT');
  // The Thursday is a holiday too, so it is Wednesday.
  expect(christmas).toContain('Fri, Dec 25, 2026');
  expect(christmas).toContain('Wed, Dec 23, 2026');
  expect(republic).toContain('Thu, Sep 23, 2027');
  expect(others).toEqual([]);
});

test('holidays of another destination, or on other days, do not move the flight', () => {
  expect(movedOf('GY')).toHaveLength(1);
});

test('a line is hidden when its day is over', () => {
  movedOf('TT');
  expect([...document.querySelectorAll('li')].map(({ dataset }) => dataset.until)).toEqual([
    '2026-12-25',
    '2027-09-24',
  ]);
});

test('a destination’s own holidays are listed by date, and there is no list without any', () => {
  expect(renderToStaticMarkup(<LocalHolidays site={kept} place={destinations.GY} />)).toContain(
    'Republic Day',
  );
  expect(renderToStaticMarkup(<LocalHolidays site={kept} place={destinations.SR} />)).toBe('');
});

import { expect, test } from 'vitest';
import { hidePast } from './hide-past.ts';

const shownAt = (now: string): readonly string[] => {
  document.body.innerHTML = ['2026-11-26', '2026-12-25']
    .map((day) => `<p data-until="${day}">${day}</p>`)
    .join('');
  hidePast(Date.parse(now));
  return [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent ?? '');
};

test('a holiday is shown until its day is over in New York', () => {
  expect(shownAt('2026-11-27T04:59:00Z')).toEqual(['2026-11-26', '2026-12-25']);
  expect(shownAt('2026-11-27T05:00:00Z')).toEqual(['2026-12-25']);
});

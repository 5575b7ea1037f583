import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { forgetLastPrice, readLastPrice, saveLastPrice } from '#web/session/last-price.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { LastPriceCard } from './last-price-card.tsx';

const screen = freshRoot();
const price = {
  to: 'GY',
  total: 37_500,
  path: '/shipping-calculator?to=GY&g=1B55x140&zip=07102',
  at: Date.parse('2026-11-22T14:46:38Z'),
} as const;

beforeEach(() => localStorage.clear());

const show = () => act(async () => screen.root.render(<LastPriceCard />));

test('the dashboard shows the last price with a link to it', async () => {
  saveLastPrice(price);
  await show();
  expect(screen.container.textContent).toContain('Your last price');
  expect(screen.container.textContent).toContain('$375.00 to Guyana');
  expect(screen.container.textContent).toContain('Sun, Nov 22');
  expect(screen.container.querySelector('a')?.getAttribute('href')).toBe(price.path);
});

test('without a last price nothing is shown', async () => {
  await show();
  expect(screen.container.textContent).toBe('');
});

test('it is over once something to that country was booked', async () => {
  saveLastPrice(price);
  forgetLastPrice('JM');
  expect(readLastPrice()).toEqual(price);
  forgetLastPrice('GY');
  await show();
  expect(screen.container.textContent).toBe('');
});

test.each([
  ['nonsense', 'no JSON'],
  ['null', 'nothing'],
  [JSON.stringify({ ...price, path: 'https://evil.example/' }), 'another site'],
  [JSON.stringify({ ...price, path: '/shipping-calculator?"><script>' }), 'a path of somebody else'],
  [JSON.stringify({ ...price, total: 'free' }), 'no price'],
  [JSON.stringify({ ...price, to: 'XX' }), 'no destination of ours'],
])('invalid stored data is ignored: %s', (kept) => {
  localStorage.setItem('last_price', kept);
  expect(readLastPrice()).toBeUndefined();
});

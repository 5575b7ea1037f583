import { beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const fetched = vi.fn(async (_file: string, _how: RequestInit) => new Response(''));
vi.stubGlobal('fetch', fetched);

const files = (): readonly string[] => fetched.mock.calls.map(([file]) => file);

const pageWith = (ahead: string): void => {
  document.body.innerHTML = `<div data-island="x" data-code="/assets/a.js /assets/b.js"${ahead}></div>`;
};

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('navigator', {});
});

test('the code of an island that is the point of its page is fetched at once, after everything else', () => {
  pageWith(' data-ahead="load"');
  fetchAhead();
  expect(files()).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(fetched.mock.calls.map(([, { priority }]) => priority)).toEqual(['low', 'low']);
});

const touches = ['scroll', 'pointerdown', 'focusin'];
test.each(touches)('of another island with the first %s on the page', (touch) => {
  pageWith(' data-ahead=""');
  fetchAhead();
  expect(files()).toEqual([]);
  dispatchEvent(new Event(touch));
  for (const later of touches) dispatchEvent(new Event(later));
  expect(files()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('an island that is hydrated with the page is not fetched twice', () => {
  pageWith('');
  fetchAhead();
  expect(files()).toEqual([]);
});

test('a browser that saves data fetches nothing before it is needed', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  pageWith(' data-ahead="load"');
  fetchAhead();
  expect(files()).toEqual([]);
});

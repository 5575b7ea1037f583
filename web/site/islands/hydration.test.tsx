import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../testing/rendered.ts';
import { recordEarlyInput } from './early-input.ts';
import { hydrate } from './hydrate.tsx';
import { moreIslands } from './more-registry.ts';
import { type IslandName, islands } from './registry.ts';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));

const all = { ...islands, ...moreIslands };
const withIsland = [...rendered].flatMap(([file, { body }]) => {
  const [, name] = /data-island="([^"]+)"/.exec(body) ?? [];
  return name === undefined ? [] : [{ file, body, name: name as IslandName }];
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('every island stands on a page', () => {
  expect(new Set(withIsland.map(({ name }) => name))).toEqual(new Set(Object.keys(all)));
});

test.each(withIsland)('React finds the HTML of $file as its $name renders it', async ({ body, name }) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const thrown = vi.fn();
  addEventListener('error', thrown);
  document.body.innerHTML = new DOMParser().parseFromString(body, 'text/html').body.innerHTML;
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (island === null) throw new Error('no island in the page');
  const fields = [...island.querySelectorAll('input, select, textarea')];
  hydrate(island, (await all[name]()).default as ComponentType<never>, recordEarlyInput(island));
  removeEventListener('error', thrown);
  expect(complaints.mock.calls).toEqual([]);
  expect(thrown).not.toHaveBeenCalled();
  expect(
    fields.filter((field) => !field.isConnected),
    'fields that were made anew',
  ).toEqual([]);
});

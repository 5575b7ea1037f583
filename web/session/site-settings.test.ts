import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { PATIENCE_MS } from '#web/dock-worker/kept-files.ts';
import { loadSiteSettings, TIMEOUT_MS } from './site-settings.ts';

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the app uses the published settings', async () => {
  const site = { ...defaultSite(), brand: { ...defaultSite().brand, name: 'Harbour Air' } };
  fetching.mockResolvedValueOnce(new Response(JSON.stringify(site)));
  expect(await loadSiteSettings()).toEqual(site);
  expect(fetching.mock.calls[0]?.[0]).toBe('/settings.json');
});

test('a section that an older file lacks has its defaults', async () => {
  const { capabilities: _newer, ...site } = defaultSite();
  fetching.mockResolvedValueOnce(new Response(JSON.stringify(site)));
  expect(await loadSiteSettings()).toEqual(defaultSite());
});

test.each([
  ['are not there', () => Promise.resolve(new Response('<h1>Page not found</h1>', { status: 404 }))],
  ['are torn', () => Promise.resolve(new Response('{"brand":'))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the app opens with the defaults when the settings %s', async (_, answer) => {
  fetching.mockImplementationOnce(answer);
  expect(await loadSiteSettings()).toEqual(defaultSite());
});

test('where the network never answers, the dock opens with the settings that its worker keeps', () => {
  expect(TIMEOUT_MS).toBeGreaterThan(PATIENCE_MS);
});

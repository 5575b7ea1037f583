import { expect, test } from 'vitest';
import { sitePaths } from '#domain/kernel/paths.ts';
import { defaultSite } from '#domain/settings/defaults.ts';
import { renderSite } from './render.tsx';

const site = { ...defaultSite(), url: 'https://example.test', showsSamples: true };
const pages = renderSite(site, { script: '/assets/site.js', styles: ['/assets/site.css'], fonts: [] });

test('every path of the site and the page for unknown ones are rendered', () => {
  expect(pages.size).toBe(sitePaths.length + 1);
});

test('the home page says what we do before any script runs', () => {
  expect(pages.get('index.html')).toContain('Air Cargo from New Jersey to the Caribbean</h1>');
  expect(pages.get('index.html')).toContain(
    '<title>Air Cargo from New Jersey to the Caribbean | Skybarrel</title>',
  );
});

test('the page for unknown paths is kept out of search results, the home page is not', () => {
  expect(pages.get('404.html')).toContain('<meta name="robots" content="noindex"/>');
  expect(pages.get('index.html')).not.toContain('noindex');
});

test.each([...pages])('%s carries nothing that the content security policy refuses', (_, html) => {
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toContain('<style');
  expect(html).not.toMatch(/\son\w+="/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.filter((attributes) => !/src="\/|application\/ld\+json/.test(attributes ?? ''))).toEqual([]);
});

test('until its script has looked, a static page offers to sign in and hides the account', () => {
  const html = pages.get('index.html') ?? '';
  expect(html).toMatch(/<div data-signed-in="" hidden=""/);
  expect(html).toContain('href="/auth/login"');
});

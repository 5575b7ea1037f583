import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { viewerRequestCode, viewerResponseCode } from '#infra/site/edge-functions.ts';
import { builtSite } from '#infra/site/pages.ts';
import { fixtureSite } from './cloud.ts';
import { underNjs } from './njs.ts';

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}
interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string }>;
}

const code = viewerRequestCode(builtSite(fixtureSite()));
const request = underNjs<EdgeRequest | EdgeResponse>(code, {
  '/blog/first-flight': '/published/7a11/blog/first-flight/index.html',
  '/blog/first': '>/blog/first-flight',
  '/blog/offline': '-',
  '/about': '/published/3f2a/about/index.html',
  '/settings.json': '/published/9c0d/settings.json',
  '/admin': '/published/never/admin.html',
  '/app.html': '/published/5b1e/app.html',
});
const response = underNjs<EdgeResponse>(viewerResponseCode());

const ask = (uri: string, more: Partial<EdgeRequest> = {}) =>
  request({
    viewer: { ip: '203.0.113.7' },
    request: { uri, method: 'GET', headers: {}, querystring: {}, ...more },
  });
const objectFor = (uri: string) => (ask(uri) as EdgeRequest).uri;
const answerTo = (uri: string) =>
  response({
    request: { uri, headers: {} },
    response: { statusCode: 200, statusDescription: 'OK', headers: {} },
  });

describe('viewer request', () => {
  it.each([
    ['/', '/index.html'],
    ['/index.html', '/index.html'],
    ['/prices', '/prices/index.html'],
    ['/about', '/published/3f2a/about/index.html'],
    ['/settings.json', '/published/9c0d/settings.json'],
    ['/auth/login', '/auth/login/index.html'],
    ['/auth/callback', '/published/5b1e/app.html'],
    ['/dashboard', '/published/5b1e/app.html'],
    ['/customer/profile', '/published/5b1e/app.html'],
    ['/admin', '/desk.html'],
    ['/staff/mailboxes', '/desk.html'],
    ['/staff/mailboxes/10001', '/desk.html'],
    ['/admin/reports', '/desk.html'],
    ['/admin/bookings/calendar', '/desk.html'],
    ['/admin/blog/7/edit', '/desk.html'],
    ['/assets/app-1a2b3c4d.js', '/assets/app-1a2b3c4d.js'],
    // Assets of an earlier build, which this build does not list.
    ['/assets/chunk-OB3PAWPO-CiTFK1-z.js', '/assets/chunk-OB3PAWPO-CiTFK1-z.js'],
    ['/robots.txt', '/robots.txt'],
    ['/config.json', '/config.json'],
    [
      '/blog/images/019a1d3c-0000-7000-8000-000000000041-960.jpg',
      '/published/images/019a1d3c-0000-7000-8000-000000000041-960.jpg',
    ],
    ['/blog/first-flight', '/published/7a11/blog/first-flight/index.html'],
  ])('answers %s with %s', (path, object) => {
    expect(objectFor(path)).toBe(object);
  });

  it.each([
    '/nowhere',
    '/administrator',
    '/auth',
    '/auth/nowhere',
    '/dashboard/nowhere',
    '/bookin',
    '/admin/anything',
    '/admin/mailboxes/10001/more',
    '/about.html',
    '/app.html',
    '/desk.html',
    '/wp-login.php',
    '/aboutx',
    '/.env',
    '/api',
    '/blog/offline',
    '/blog/never',
    '/published/images/019a1d3c-0000-7000-8000-000000000041-960.jpg',
    '/published/3f2a/about/index.html',
    '/404.html',
  ])('answers the unknown %s with the 404 page', (path) => {
    expect(objectFor(path)).toBe('/404.html');
  });

  it.each([
    '/assets/nope',
    '/assets/',
    '/assets/app.js',
    '/assets/x/app-1a2b3c4d.js',
    '/assets/app-1a2b3c4d.js/..',
    '/blog/images/nope.jpg',
    '/blog/images/019a1d3c-0000-7000-8000-000000000041-960.svg',
    '/blog/images/019a1d3c-0000-7000-8000-000000000041-960.jpg/..',
  ])('answers %s, which nobody can have made, in plain text and not with the XML of the storage', (path) => {
    expect(ask(path)).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: {
        'content-type': { value: 'text/plain; charset=utf-8' },
        'cache-control': { value: 'no-store' },
      },
      body: { encoding: 'text', data: 'Not found' },
    });
  });

  it('never answers the 404 page with a 304, which has no body', () => {
    const asked = ask('/nowhere', {
      headers: { 'if-none-match': { value: '"x"' }, 'if-modified-since': { value: 'then' } },
    }) as EdgeRequest;
    expect(asked.headers).toEqual({});
  });

  it('answers with the published 404 page and home page, if there are any', () => {
    const published = underNjs<EdgeRequest>(code, {
      '/': '/published/1b7e/index.html',
      '/404.html': '/published/7e48/404.html',
    });
    const objects = ['/', '/index.html', '/nowhere', '/404.html'].map((uri) => {
      const asked = { uri, method: 'GET', headers: {}, querystring: {} };
      return published({ viewer: { ip: '203.0.113.7' }, request: asked }).uri;
    });
    expect(objects).toEqual([
      '/published/1b7e/index.html',
      '/published/1b7e/index.html',
      '/published/7e48/404.html',
      '/published/7e48/404.html',
    ]);
  });

  it('leads from an address that a post had to the one that it has, with the query', () => {
    expect(ask('/blog/first', { querystring: { ref: { value: 'mail' } } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/blog/first-flight?ref=mail' } },
    });
  });

  it('shows the 404 page for a page of the build that was taken offline', () => {
    const offline = underNjs<EdgeRequest>(code, { '/prices': '-' });
    const asked = { uri: '/prices', method: 'GET', headers: {}, querystring: {} };
    expect(offline({ viewer: { ip: '203.0.113.7' }, request: asked }).uri).toBe('/404.html');
  });

  it('redirects a path with a trailing slash and keeps the query', () => {
    const answer = ask('/about/', {
      querystring: {
        ref: { value: 'a%20b' },
        tag: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] },
      },
    }) as EdgeResponse;
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location?.value).toBe('/about?ref=a%20b&tag=x&tag=y');
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example//', '/\\/evil.example/'])(
    'never redirects %s to another site',
    (path) => {
      const answer = ask(path) as EdgeResponse;
      expect(answer.headers.location?.value).toBe('/evil.example');
    },
  );

  it('sends the API the address of the caller, even if the caller sends another one', () => {
    const asked = ask('/api/virtual-address', {
      headers: { 'x-viewer-address': { value: '198.51.100.1' } },
    }) as EdgeRequest;
    expect(asked.uri).toBe('/api/virtual-address');
    expect(asked.headers['x-viewer-address']?.value).toBe('203.0.113.7');
  });

  it('does not change paths of the API, known or not', () => {
    expect(objectFor('/api/nowhere/')).toBe('/api/nowhere/');
  });

  it('is smaller than CloudFront’s limit, and the error for a larger one says what to do', () => {
    const many = { pages: Array.from({ length: 2000 }, (_, index) => `/page-${index}`), files: [] };
    expect(() => viewerRequestCode(many)).toThrow(/KeyValueStore/);
  });
});

describe('viewer response', () => {
  it.each(['/404.html', '/published/7e48/404.html'])(
    'gives the 404 page %s its status and keeps it out of caches and search engines',
    (object) => {
      const answer = answerTo(object);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['x-robots-tag']?.value).toBe('noindex');
      expect(answer.headers['cache-control']?.value).toBe('no-store');
    },
  );

  it('keeps the app out of search engines and does not change pages', () => {
    for (const object of ['/app.html', '/desk.html', '/published/5b1e/app.html'])
      expect(answerTo(object)).toMatchObject({
        statusCode: 200,
        headers: { 'x-robots-tag': { value: 'noindex' } },
      });
    expect(answerTo('/about/index.html')).toMatchObject({ statusCode: 200, headers: {} });
  });
});

describe('the built site', () => {
  it('must exist before synthesis, and the error says so', () => {
    expect(() => builtSite('/nowhere')).toThrow(/not built.*run node scripts\/build/);
  });

  it('has only assets whose names the edge function recognizes', () => {
    const dir = fixtureSite();
    writeFileSync(join(dir, 'assets', 'plain.js'), '');
    expect(() => builtSite(dir)).toThrow('assets/plain.js would answer 404');
  });
});

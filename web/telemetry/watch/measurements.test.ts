import { expect, test, vi } from 'vitest';
import { PerformanceMetric } from '#domain/telemetry/records.ts';
import { telemetryPage } from '../testing/telemetry-page.ts';

const page = telemetryPage();
const { hide, soon, ofKind, measured, vital } = page;

test('measurements are sent in one request when the page is hidden, and only new ones the next time', async () => {
  const { reportMetric } = await page.open();
  vital('LCP', 1200);
  vital('CLS', 0.01);
  vital('CLS', 0.02);
  reportMetric('API', 31, { call: 'GET /api/mailboxes/{number}' });
  await soon();
  expect(page.state.sent).toEqual([]);
  await hide();
  expect(page.state.sent).toHaveLength(1);
  expect(measured()).toEqual([
    ['API', 31],
    ['LCP', 1200],
    ['CLS', 0.02],
    ['BLOCKED', 0],
  ]);
  for (const record of ofKind('performance')) expect(PerformanceMetric.parse(record)).toBeDefined();
  vital('CLS', 0.3);
  vital('INP', 80);
  await hide();
  expect(measured().slice(4)).toEqual([['INP', 80]]);
});

test('the page load is measured, except for phases that have not happened yet', async () => {
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: (type: string) =>
      type === 'navigation'
        ? [
            {
              domainLookupStart: 1,
              domainLookupEnd: 5,
              connectStart: 5,
              connectEnd: 25,
              responseStart: 40,
              responseEnd: 47,
              domContentLoadedEventEnd: 90,
              loadEventEnd: 0,
              transferSize: 1024,
            },
          ]
        : [
            { name: 'https://x.test/assets/app-D30sXOIy.js', duration: 120, transferSize: 2048 },
            { name: 'https://x.test/config.json', duration: 9, transferSize: 0 },
          ],
  });
  await page.open();
  await hide();
  expect(measured()).toEqual([
    ['DNS', 4],
    ['CONNECT', 20],
    ['DOWNLOAD', 7],
    ['DOM_READY', 90],
    ['TRANSFER', 3],
    ['BLOCKED', 0],
    ['ASSET', 120],
  ]);
  expect(ofKind('performance').at(-1)).toMatchObject({ metadata: { file: 'app.js', url: '/auth/login' } });
});

test('a measurement belongs to the screen that was open, and has the unit of the catalogue', async () => {
  await page.open();
  vital('LCP', 900);
  history.replaceState(null, '', '/dashboard?x=1');
  vital('INP', 40);
  vital('CLS', 0.1);
  await hide();
  const records = ofKind('performance') as PerformanceMetric[];
  expect(records.map(({ name, unit, metadata }) => [name, unit, metadata?.url])).toEqual([
    ['LCP', 'ms', '/auth/login'],
    ['INP', 'ms', '/dashboard'],
    ['CLS', 'score', '/dashboard'],
    ['BLOCKED', 'ms', '/auth/login'],
  ]);
});

test('everything is left to the next page if the browser knows that it is ours', async () => {
  await page.open();
  vital('LCP', 700);
  window.dispatchEvent(Object.assign(new Event('pageswap'), { activation: {} }));
  await hide();
  expect(page.state.sent).toEqual([]);
  await page.open();
  window.dispatchEvent(Object.assign(new Event('pageswap'), { activation: null }));
  await hide();
  expect(page.state.sent).toHaveLength(1);
  expect(measured()).toContainEqual(['LCP', 700]);
});

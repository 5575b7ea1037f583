import { expect, test } from 'vitest';
import { addBrowser, browserCounts, emptyBrowsers } from './browsers.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on a computer'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone or iPad',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on a Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]',
    'In WhatsApp, Facebook or Instagram',
  ],
  ['curl/8.0', 'Other browsers'],
  ['', 'Other browsers'],
])('%s is %s', (userAgent, name) => {
  const counted = emptyBrowsers();
  addBrowser(counted, userAgent, 3);
  expect(browserCounts(counted)).toEqual([{ name, count: 3 }]);
});

test('a thousand invented browsers take as much room as none', () => {
  const counted = emptyBrowsers();
  for (let at = 0; at < 1000; at += 1) addBrowser(counted, `Made up ${at}`, 1);
  expect(counted.byteLength).toBe(emptyBrowsers().byteLength);
  expect(browserCounts(counted)).toEqual([{ name: 'Other browsers', count: 1000 }]);
});

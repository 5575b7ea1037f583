import { expect, test, vi } from 'vitest';
import { BusinessEvent } from '#domain/telemetry/records.ts';
import { telemetryPage } from './testing/telemetry-page.ts';

const page = telemetryPage();
const { fail, hide, soon, ofKind, errors, measured, vital, settled } = page;

test('a failing helper reports nothing', async () => {
  const { reportEvent } = await page.open();
  vi.stubGlobal('fetch', () => {
    throw new Error('broken');
  });
  reportEvent('signed_in');
  await soon();
  expect(page.state.sent).toEqual([]);
  expect(console.warn).toHaveBeenCalled();
});

test('when the network is back, waiting batches, measurements and the number of drops are sent at once', async () => {
  const { reportEvent } = await page.open();
  vital('LCP', 700);
  page.state.online = false;
  for (let n = 0; n < 60; n += 1) fail(new Error(`offline ${n}`));
  reportEvent('address_copied');
  await soon();
  expect(page.state.sent).toEqual([]);
  page.state.online = true;
  window.dispatchEvent(new Event('online'));
  await soon();
  expect(errors().map(({ message }) => message)).toEqual(
    Array.from({ length: 50 }, (_, n) => `offline ${n + 10}`),
  );
  expect(ofKind('business')).toHaveLength(1);
  expect(measured()).toEqual(
    expect.arrayContaining([
      ['LCP', 700],
      ['DROPPED', 10],
    ]),
  );
});

test('a tab is one visit, and an event has the claimed user id', async () => {
  sessionStorage.clear();
  localStorage.setItem('CognitoIdentityServiceProvider.client1.user-1.accessToken', 'token');
  await page.open();
  await settled();
  await page.open();
  await settled();
  expect(ofKind('business')).toMatchObject([{ event: 'visit', userId: 'user-1' }]);
  for (const record of ofKind('business')) expect(BusinessEvent.parse(record)).toBeDefined();
});

test('a visit counts even if the page is left before it has settled', async () => {
  sessionStorage.clear();
  await page.open();
  expect(ofKind('business')).toEqual([]);
  await hide();
  expect(ofKind('business')).toMatchObject([{ event: 'visit' }]);
  await settled();
  expect(ofKind('business')).toHaveLength(1);
});

test('a visit waits until the page has settled, or is sent with the next urgent record', async () => {
  sessionStorage.clear();
  const { reportEvent } = await page.open();
  await soon();
  expect(page.state.sent).toEqual([]);
  reportEvent('registration_started');
  await soon();
  expect(page.state.sent).toHaveLength(1);
  expect(ofKind('business')).toMatchObject([{ event: 'visit' }, { event: 'registration_started' }]);
});

test.each([
  ['tel:+12015550100', '/', 'tel'],
  ['mailto:hello@skybarrel.test', '/dashboard', 'mailto'],
  ['https://wa.me/12015550100', '/', 'wa.me'],
  ['https://wa.me.example/1', '/', undefined],
  ['/telephone', '/', undefined],
  ['mailto:customer@example.com', '/staff/mailboxes/10001', undefined],
])('a tap on %s at %s is a contact by %s', async (href, path, way) => {
  history.replaceState(null, '', path);
  await page.open();
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.addEventListener('click', (event) => event.preventDefault());
  link.appendChild(document.createElement('span')).click();
  await soon();
  expect(ofKind('business')).toMatchObject(way ? [{ event: 'contact_tapped', properties: { way } }] : []);
});

import { examples } from '#domain/shipments/endpoint-examples.ts';
import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { AWAKE_PAGE_LIMIT, AWAKE_SCRIPT_LIMIT, weighed } from './support/weighed.ts';

const secret = 'c2FtcGxlLXNlY3JldC0wMQ';
const { number } = examples.collect.reply;
const link = `/collect#${number}.${secret}`;

test('a forged link gets one plain answer, and no address ever has the secret', { tag: looks }, async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(collectWords.refused);
  expect(addresses.some((address) => address.includes('/api/collect'))).toBe(true);
  // The browser itself keeps what is behind the # to itself; Playwright shows it for the document alone.
  expect(addresses.filter((address) => address.replace(/#.*$/, '').includes(secret))).toEqual([]);
  await expectGoodLooks(page);
});

test('a receiver reads what to bring, gets the code once, and names who else collects', {
  tag: looks,
}, async ({ page }) => {
  let { reply } = examples.collect;
  const sent: unknown[] = [];
  // The answers are those that the functions give in their own tests: this is about the page.
  await page.route('**/api/collect', (route) => {
    expect(route.request().headers()['collect-link']).toBe(`${number}.${secret}`);
    return route.fulfill({ json: reply });
  });
  await page.route('**/api/collect/*', async (route) => {
    const request = route.request();
    sent.push(request.postDataJSON());
    if (request.method() === 'POST') {
      reply = { ...reply, code: examples.collectCode.reply.shown };
      await route.fulfill({ json: examples.collectCode.reply });
    } else {
      reply = { ...reply, collector: { version: 1, name: 'Sample Neighbor' } };
      await route.fulfill({ json: { collector: reply.collector } });
    }
  });
  reply = { ...reply, ready: [1], collector: { version: 0 } };
  const kilobytes = weighed(page);
  await page.goto(link, { waitUntil: 'networkidle' });
  expect(await kilobytes.whole(), 'kilobytes of the opened page').toBeLessThanOrEqual(AWAKE_PAGE_LIMIT);
  expect(await kilobytes.scripts(), 'kilobytes of scripts').toBeLessThanOrEqual(AWAKE_SCRIPT_LIMIT);
  await expect(page.getByRole('region', { name: collectWords.bring })).toContainText(
    'The six-digit code from this page.',
  );
  const where = page.getByRole('region', { name: collectWords.where });
  await expect(where).toContainText('18 Sample Wharf Street, Georgetown');
  await expect(where).toContainText('Open now, until 4:30 PM.');
  await expect(where.getByRole('link', { name: collectWords.call })).toHaveAttribute(
    'href',
    'tel:+5926000142',
  );
  await expect(where.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5926000142',
  );
  await expect(where.getByRole('link', { name: collectWords.map })).toHaveAttribute('href', /maps/);
  // Wherever our own number stands on this page, it has its country code.
  await expect(page.getByText('(201)')).toHaveCount(0);
  await page.getByRole('button', { name: collectWords.showCode }).click();
  await expect(page.getByText('482 913')).toBeVisible();
  // The secret has left the address; the reload at the end shows the same shipment.
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: collectWords.nameThem }).click();
  await expect(page.getByText(collectWords.nameMissing)).toBeVisible();
  await page.getByLabel(collectWords.collectorName).fill('Sample Neighbor');
  await page.getByRole('button', { name: collectWords.nameThem }).click();
  await expect(page.getByText('Sample Neighbor may collect it.')).toBeVisible();
  expect(sent).toEqual([{ version: 0 }, { version: 0, name: 'Sample Neighbor' }]);
  await expectGoodLooks(page);
  await page.reload();
  await expect(page.getByRole('button', { name: collectWords.newCode })).toBeVisible();
  await expect(page.getByText('482 913')).toHaveCount(0);
});

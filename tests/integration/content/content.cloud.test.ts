import { expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { describeApi } from '../../../scripts/openapi/document.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 50 };
const cloud = cloudForThisFile();
const { admin } = signedIn(cloud, 'admin');

const save = async (method: 'PUT' | 'POST', path: string, change: unknown): Promise<void> => {
  const { status, body } = await cloud.ask(path, { as: admin, method, body: change });
  expect(status, JSON.stringify(body)).toBe(200);
};
const saveBrand = (version: number, change: Partial<Brand>) =>
  save('PUT', 'settings/brand', { version, value: { ...defaultBrand, ...change } });
const page = async (path: string): Promise<string> => (await fetch(`${cloud.url}${path}`)).text();
const settings = async () => JSON.parse(await page('/settings.json'));

/** Says how long it took from what was saved to what is seen; the promise is five seconds. */
const timed = async (what: string, save: () => Promise<void>, seen: () => Promise<void>): Promise<void> => {
  const begun = performance.now();
  await save();
  await seen();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(2)} s`);
};

test('a change by an admin is on the pages, in the settings and on the 404 page', async () => {
  await timed(
    'a telephone number, from the save to the page, cold',
    () => saveBrand(0, { phone: { display: '(201) 555-0199', e164: '+12015550199' } }),
    () => expect.poll(() => page('/contact'), patience).toContain('(201) 555-0199'),
  );
  expect((await settings()).brand.phone.display).toBe('(201) 555-0199');
  const unknown = await fetch(`${cloud.url}/nowhere`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('(201) 555-0199')]);
});

test('a published page has the security headers and the cache headers of a page', async () => {
  const answer = await fetch(`${cloud.url}/contact`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=31536000, must-revalidate',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  const again = await fetch(`${cloud.url}/contact`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('the description of the API is served complete, and an unknown path next to it is a plain 404', async () => {
  const description = await fetch(`${cloud.url}/api/openapi.json`);
  expect(description.headers.get('content-type')).toContain('application/json');
  expect(await description.json()).toEqual(JSON.parse(JSON.stringify(await describeApi())));
  const answers = ['/api/openapi', '/assets/nope'].map(async (path) => {
    const answer = await fetch(cloud.url + path);
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')];
  });
  expect(await Promise.all(answers)).toEqual([
    [404, 'application/json', 'no-store'],
    [404, 'text/plain; charset=utf-8', 'no-store'],
  ]);
});

test('a new rate is on the public pages', async () => {
  const card = { ...defaultRateCard.card, perLb: { ...defaultRateCard.card.perLb, GY: 361 } };
  const effectiveFrom = newYorkDay(new Date());
  await timed(
    'a rate, from the save to the page, warm',
    () => save('POST', 'rate-cards', { basedOn: 1, effectiveFrom, card }),
    () => expect.poll(() => page('/rates'), patience).toContain('$3.61'),
  );
  expect((await settings()).rateCards[0].card.perLb.GY).toBe(361);
});

test('after many changes in a row the pages show the last one', async () => {
  for (const number of [1, 2, 3, 4])
    await saveBrand(number, { phone: { display: `(201) 555-010${number}`, e164: '+12015550101' } });
  await expect.poll(() => page('/'), patience).toContain('(201) 555-0104');
});

test('no message is left in a queue, and none is in a dead-letter queue', async () => {
  const queues = await cloud.listed<{ name: string; ready: number }>('queues');
  expect(queues.find(({ name }) => name.includes('LostEvents'))).toMatchObject({ ready: 0 });
});

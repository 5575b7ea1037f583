import { examples } from '#domain/shipments/endpoint-examples.ts';
import type { OpinionPage } from '#domain/shipments/opinion/endpoints.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const secret = 'c2FtcGxlLXNlY3JldC0wMQ';
const link = `/how-was-it#7K3M9-Q2X4T-C.${secret}`;

test('a forged link says so plainly, and no address ever has the secret', { tag: looks }, async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(opinionWords.refused);
  expect(addresses.some((address) => address.includes('/api/opinion'))).toBe(true);
  expect(addresses.filter((address) => address.replace(/#.*$/, '').includes(secret))).toEqual([]);
  await expectGoodLooks(page);
});

test('one tap says how it was, a few words may follow, and a reload shows both', { tag: looks }, async ({
  page,
}) => {
  const { reply } = examples.opinionPage;
  let shown: OpinionPage = { what: reply.what, version: 0, mayChange: true };
  // The answers are those that the functions give in their own tests: this is about the page.
  await page.route('**/api/opinion', async (route) => {
    const request = route.request();
    expect(request.headers()['opinion-link']).toBe(`7K3M9-Q2X4T-C.${secret}`);
    if (request.method() === 'PUT') {
      const { version, ...given } = request.postDataJSON() as { version: number };
      shown = { ...reply, words: undefined, ...given, version: version + 1 };
    }
    await route.fulfill({ json: shown });
  });
  await page.goto(link);
  await expect(page.getByText(reply.what)).toBeVisible();
  await page.getByRole('button', { name: 'Not good' }).click();
  await expect(page.getByRole('status')).toContainText(reply.thanks ?? '');
  expect(page.url()).not.toContain('#');
  await page.getByLabel(opinionWords.more).fill('One barrel came with a dent.');
  await page.getByRole('button', { name: opinionWords.send, exact: true }).click();
  await expect(page.getByText(opinionWords.sent)).toBeVisible();
  await expectGoodLooks(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Not good', pressed: true })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('One barrel came with a dent.');
  await page.getByRole('button', { name: opinionWords.change }).click();
  await expect(page.getByLabel(opinionWords.more)).toHaveValue('One barrel came with a dent.');
});

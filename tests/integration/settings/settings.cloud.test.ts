import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { startTestCloud, type TestCloud } from '../../support/cloud.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';

const patience = { timeout: 60_000, interval: 250 };
let cloud: TestCloud;
let admin: Tokens;
let customer: Tokens;

beforeAll(async () => {
  cloud = await startTestCloud();
  const people = await peopleOf(cloud);
  await people.aPerson('admin@example.test', 'admin');
  await people.aPerson('customer@example.test');
  admin = await people.tokensOf('admin@example.test');
  customer = await people.tokensOf('customer@example.test');
});
afterAll(() => cloud.stop());

const ask = (
  path: string,
  { access }: Tokens,
  body?: unknown,
  method = body === undefined ? 'GET' : 'PUT',
): Promise<Response> =>
  fetch(`${cloud.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const saveBrand = (version: number, change: Partial<Brand>) =>
  ask('/api/settings/brand', admin, { version, value: { ...defaultBrand, ...change } });

/** The brand's events on the bus, the oldest version first. */
const brandEvents = async (): Promise<readonly number[]> => {
  const { items } = (await (await fetch(`${cloud.url}/local/api/events`)).json()) as {
    items: readonly { detailType: string; detail: { subject: string; aggregateVersion: number } }[];
  };
  return items
    .filter(({ detailType, detail }) => detailType === 'settings-changed.v1' && detail.subject === 'brand')
    .map(({ detail }) => detail.aggregateVersion)
    .toSorted((one, other) => one - other);
};

test('of two admins who save at once one gets a conflict, and the bus has one event for the other', async () => {
  const answers = await Promise.all([saveBrand(0, { name: 'One Air' }), saveBrand(0, { name: 'Two Air' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { brand } = (await (await ask('/api/settings', admin)).json()) as {
    brand: { version: number; value: Brand };
  };
  expect(brand.version).toBe(1);
  expect((await saveBrand(1, { name: 'Both Air' })).status).toBe(200);
  // The second event comes after the first, so a repetition of the first would be seen by then.
  await expect.poll(brandEvents, patience).toEqual([1, 2]);
});

test('a customer’s address has the facility that the owner has set', async () => {
  const facility = { ...defaultBrand.facility, line1: '7 Sample Quay', city: 'Newark' };
  const { brand } = (await (await ask('/api/settings', admin)).json()) as { brand: { version: number } };
  expect((await saveBrand(brand.version, { facility, mailboxPrefix: 'PMB' })).status).toBe(200);
  const address = async () => {
    const answer = (await (await ask('/api/virtual-address', customer)).json()) as {
      address?: { line1: string; line3: string };
    };
    return answer.address;
  };
  await expect
    .poll(address, patience)
    .toMatchObject({ line1: '7 Sample Quay', city: 'Newark', line3: expect.stringMatching(/^PMB \d+$/) });
});

test('an announced rate card can be withdrawn, and a repetition changes nothing', async () => {
  const effectiveFrom = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const published = { basedOn: 1, effectiveFrom, card: defaultRateCard.card };
  expect((await ask('/api/rate-cards', admin, published, 'POST')).status).toBe(200);
  for (let time = 1; time <= 2; time += 1)
    expect((await ask('/api/rate-cards/2/withdraw', admin, {}, 'POST')).status).toBe(200);
  const { items } = (await (await ask('/api/rate-cards', admin)).json()) as { items: { version: number }[] };
  expect(items[0]).toMatchObject({ version: 2, withdrawnBy: admin.userId });
});

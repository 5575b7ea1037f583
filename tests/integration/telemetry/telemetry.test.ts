import { beforeAll, describe, expect, test } from 'vitest';
import { TEXT_LIMIT } from '#domain/telemetry/limits.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const cloud = cloudForThisFile();
const { customer } = signedIn(cloud, 'customer');
let telemetry: Telemetry;
beforeAll(() => {
  telemetry = telemetryOf(cloud);
});

const visit = (more = {}) => ({ event: 'visit', timestamp: Date.now(), ...more });
const crash = (message: string) => ({
  message,
  stack: `Error: ${message}\n    at save (https://skybarrel.test/assets/index-BkD9x2ab.js:1:2)`,
  context: {
    sessionId: 'session',
    timestamp: Date.now(),
    url: `${cloud.url}/admin/mailboxes/10001?from=feed`,
  },
});
const sent = async (kind: Parameters<Telemetry['send']>[0], body: unknown, headers = {}) => {
  const id = newId();
  const answer = await telemetry.send(kind, body, { 'idempotency-key': id, ...headers });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return telemetry.stored(kind, id);
};

describe('a report of a browser is stored', () => {
  test('as one error, with the page as a route and the name of the browser', async () => {
    const batch = await sent('errors', crash('It broke'), { 'user-agent': 'Sample/1.0' });
    expect(batch).toMatchObject({ kind: 'errors', verified: false, userAgent: 'Sample/1.0' });
    expect(batch.records).toMatchObject([{ message: 'It broke', route: '/admin/mailboxes/:number' }]);
  });

  test('as an array of measurements, in their order', async () => {
    const records = [10, 20, 30].map((value) => ({ name: 'LCP', value, unit: 'ms', timestamp: Date.now() }));
    const batch = await sent('performance', records);
    expect(batch.records).toMatchObject([{ value: 10 }, { value: 20 }, { value: 30 }]);
  });

  test('from a beacon without an idempotency key', async () => {
    const marked = { label: newId() };
    const answer = await telemetry.send('business', visit({ properties: marked }));
    expect(await answer.json()).toEqual({ accepted: 1 });
    const found = async () =>
      (await telemetry.all('business', new Date())).flatMap(({ records }) =>
        records.map(({ facts }) => facts),
      );
    await expect.poll(found, { timeout: 30_000 }).toContainEqual(marked);
  });

  test('with the longest texts that the contract allows', async () => {
    const message = 'Zoë '.repeat(TEXT_LIMIT / 4);
    const batch = await sent('errors', { ...crash(''), message, stack: message });
    expect(batch.records).toMatchObject([{ message, stack: message }]);
  });
});

describe('the person of a report', () => {
  test('is unknown without a token', async () => {
    expect((await sent('business', visit())).userId).toBeUndefined();
  });

  test('comes from the token, whatever the record claims', async () => {
    const batch = await sent('business', visit({ userId: 'mallory' }), {
      authorization: `Bearer ${customer.access}`,
    });
    expect(batch).toMatchObject({ userId: customer.userId, verified: true });
  });

  test('is unknown with a forged token, a wrong kind of token or random text, and the record is stored', async () => {
    const [header, claims] = customer.access.split('.');
    const forged = `${header}.${claims}.${Buffer.from('signature').toString('base64url')}`;
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of [forged, none, customer.id, 'rubbish', '']) {
      const batch = await sent('business', visit(), { authorization: `Bearer ${token}` });
      expect(batch.verified).toBe(false);
      expect(batch).not.toHaveProperty('userId');
    }
  });

  test('is kept as an unverified claim without a token', async () => {
    const batch = await sent('business', visit({ userId: customer.userId }));
    expect(batch).toMatchObject({ userId: customer.userId, verified: false });
  });

  test('is the same on every page load of a day', async () => {
    const authorization = `Bearer ${customer.access}`;
    const [one, two] = [
      await sent('business', visit(), { authorization }),
      await sent('business', visit(), { authorization }),
    ];
    expect(one.person).toBe(two.person);
    expect((await sent('business', visit())).person).not.toBe(one.person);
  });
});

describe('once', () => {
  test('a batch sent five times is stored once', async () => {
    const id = newId();
    const label = newId();
    const body = visit({ properties: { label } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => telemetry.send('business', body, { 'idempotency-key': id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await telemetry.stored('business', id);
    const after = await sent('business', visit());
    const batches = await telemetry.all('business', new Date(after.receivedAt));
    const copies = batches.filter(({ records }) => records.some(({ facts }) => facts?.label === label));
    expect(copies.map((batch) => batch.id)).toEqual([id]);
  });

  test.each(['1970-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z'])(
    'a browser whose clock says %s is stored under our hour, once',
    async (instant) => {
      const time = Date.parse(instant).toString(16).padStart(12, '0');
      const id = `${time.slice(0, 8)}-${time.slice(8)}-7${newId().slice(15)}`;
      for (let turn = 0; turn < 3; turn += 1) {
        const body = visit({ timestamp: instant });
        expect((await telemetry.send('business', body, { 'idempotency-key': id })).status).toBe(200);
      }
      const batch = await telemetry.stored('business', id, new Date());
      expect(batch.records).toMatchObject([{ at: Date.parse(instant), skewed: true }]);
      expect(await telemetry.all('business', new Date(instant))).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeRegistration } from '#domain/identity/registration.ts';
import { sampleRegistration } from '#domain/identity/testing/sample-sign-up.ts';
import { GUEST_DRAFTS_PER_ADDRESS_AND_HOUR } from '#domain/shipments/customer/saved/guest-draft.ts';
import assignedExample from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import { newId } from '#lambdas/runtime/new-id.ts';
import { challenges } from '#lambdas/runtime/proof-of-work/challenges.ts';
import { newLinkSecret } from '#lambdas/runtime/secrets/link-secret.ts';
import { accountListeners } from '#lambdas/shipments/heard/account-confirmed.ts';
import { guestDraftReader } from '#lambdas/shipments/index.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { keyFor, testDependencies } from '../../support/call.ts';
import { connectionReset } from '../../support/tables.ts';
import { type ShipmentsWorld, sender, startShipmentsWorld, stranger } from './shipments.world.ts';

const DAY_MS = 86_400_000;
const barrel = { kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' } as const;
const request = {
  to: 'GY',
  goods: [barrel],
  service: 'standard',
  mailbox: false,
  brokerage: false,
  insured: false,
} as const;
const toPickUp = { request, pickupZip: '11226' };

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

/** As the page does it, at a thousandth of the cost. */
const work = challenges(
  { challenge: keyFor('challenges'), solution: keyFor('solutions') },
  () => new Date(),
  5,
);
const proofOf = async () => solved(await work.make());

const keep = async (secret: string, id: string, form: object = toPickUp, more: object = {}) =>
  world.ask('POST /api/shipment-drafts/guest', {
    headers: { 'guest-draft': secret, 'x-viewer-address': '203.0.113.7' },
    body: { id, form, proof: await proofOf(), ...more },
  });
const look = (secret: string) =>
  world.ask('GET /api/shipment-drafts/guest', { headers: { 'guest-draft': secret } });
type Who = typeof sender | typeof stranger;
const take = (secret: string, as: Who = sender, ask: ReturnType<ShipmentsWorld['another']> = world.ask) =>
  ask('POST /api/shipment-drafts/guest/owner', { as, headers: { 'guest-draft': secret } });
const draftsOf = async (as: Who = sender) =>
  (await world.ask('GET /api/shipment-drafts', { as })).body.drafts as { id: string; timestamp: number }[];
const idsOf = async (as: Who = sender) => (await draftsOf(as)).map(({ id }) => id);
const drop = (id: string, as: Who = sender) =>
  world.ask('DELETE /api/shipment-drafts/{id}', { as, params: { id } });

/** One that is kept, with its secret and its id. */
const kept = async (form: object = toPickUp) => {
  const [secret, id] = [newLinkSecret(), newId()];
  expect((await keep(secret, id, form)).status).toBe(200);
  return { secret, id };
};

/** Has shipments hear that the account of somebody who registered for this draft was confirmed. */
const confirmed = async (secret: string, userId = sender.userId): Promise<void> => {
  const account = {
    userId,
    email: '',
    'custom:registration': encodeRegistration(sampleRegistration, { guestDraft: secret }),
  };
  const [listener] = accountListeners(world.tables.env, {
    ...testDependencies(world.tables.client()),
    clock: world.clock,
    accounts: { find: async () => account },
  });
  const data = { ...assignedExample.data, userId };
  await listener?.hear({ ...assignedExample, data });
};

test('what a guest is about to book is kept with our price, and the same again is answered as before', async () => {
  const [secret, id] = [newLinkSecret(), newId()];
  const first = await keep(secret, id);
  expect(first).toMatchObject({ status: 200, body: { id, words: 'your $385.00 barrel', total: 38_500 } });
  world.later(1000);
  expect((await keep(secret, id, toPickUp, { proof: await proofOf() })).body).toEqual(first.body);
  expect((await look(secret)).body).toEqual(first.body);
  const three = { request: { ...request, goods: [{ ...barrel, quantity: 3 }] } };
  expect((await keep(secret, id, three)).body).toMatchObject({
    words: expect.stringMatching(/^your 3 barrels for \$/),
  });
  expect(await guestDraftReader(world.tables.client(), world.tables.shipments, world.clock)(secret)).toMatch(
    /3 barrels/,
  );
});

test('a price of the browser, a person, and what needs a look of ours are not kept', async () => {
  const [secret, id] = [newLinkSecret(), newId()];
  const said = { request: { ...request, pickupMiles: 0 }, pickupZip: '11226' };
  expect((await keep(secret, id, said)).body).toMatchObject({ total: 38_500 });
  expect((await keep(secret, id, toPickUp, { total: 1 })).status).toBe(400);
  expect((await keep(secret, id, { ...toPickUp, name: 'Sample Person' })).status).toBe(400);
  const heavy = { request: { ...request, goods: [{ ...barrel, weight: 180 }] } };
  expect((await keep(newLinkSecret(), newId(), heavy)).body.code).toBe('NO_PRICE');
  expect((await keep(newLinkSecret(), newId(), { request, pickupZip: '90210' })).body.code).toBe('NO_PRICE');
  expect((await keep('short', id)).status).toBe(400);
  const items = (await world.tables.all(world.tables.shipments)).filter(({ pk }) =>
    String(pk).startsWith('GUEST-DRAFT#'),
  );
  expect(JSON.stringify(items)).not.toContain(secret);
});

test('each needs work of its own, and one network keeps so many an hour', async () => {
  const proof = await proofOf();
  expect((await keep(newLinkSecret(), newId(), toPickUp, { proof })).status).toBe(200);
  expect((await keep(newLinkSecret(), newId(), toPickUp, { proof })).body.code).toBe('CHALLENGE_REFUSED');
  const forged = { ...proof, solution: { ...proof.solution, counter: 1 } };
  expect((await keep(newLinkSecret(), newId(), toPickUp, { proof: forged })).body.code).toBe(
    'CHALLENGE_REFUSED',
  );
  world.later(3_600_000);
  const codes = [];
  for (let sent = 0; sent <= GUEST_DRAFTS_PER_ADDRESS_AND_HOUR; sent += 1)
    codes.push((await keep(newLinkSecret(), newId())).body.code);
  expect(codes.filter((code) => code === 'TOO_MANY_DRAFTS')).toHaveLength(1);
  world.later(3_600_000);
});

test('it becomes one unfinished shipment of the person, however often and from how many devices it is asked for', async () => {
  const { secret, id } = await kept();
  await world.ask('PUT /api/shipment-drafts/{id}', {
    as: sender,
    params: { id: 'older' },
    body: { data: { price: { to: 'JM' } }, timestamp: world.clock().getTime() - 1, version: 1 },
  });
  const answers = await Promise.all([take(secret), take(secret), confirmed(secret), confirmed(secret)]);
  for (const answer of answers.slice(0, 2))
    expect(answer).toMatchObject({
      status: 200,
      body: {
        draft: {
          id,
          data: {
            price: { to: 'GY', pickup: true, zip: '11226', goods: [{ barrel: 'B55', weight: '140' }] },
          },
        },
      },
    });
  // The older one stays.
  expect((await idsOf()).toSorted()).toEqual([id, 'older'].toSorted());
  expect((await look(secret)).body).toMatchObject({ words: 'your $385.00 barrel' });
  await drop('older');
});

test('it is theirs when the account is confirmed, though nobody opens the link, and stays for a month', async () => {
  const { secret, id } = await kept();
  await confirmed(secret, stranger.userId);
  world.later(8 * DAY_MS);
  expect(await idsOf(stranger)).toEqual([id]);
  expect((await take(secret, stranger)).body.code).toBe('GUEST_DRAFT_GONE');
});

test('what they typed meanwhile is not written over, and what they deleted does not come back', async () => {
  const { secret, id } = await kept();
  const typed = { price: { to: 'TT' } };
  await world.ask('PUT /api/shipment-drafts/{id}', {
    as: sender,
    params: { id },
    body: { data: typed, timestamp: world.clock().getTime(), version: 1 },
  });
  expect((await take(secret)).body.draft).toMatchObject({ id, data: typed });
  await drop(id);
  await confirmed(secret);
  expect(await idsOf()).not.toContain(id);
  expect((await take(secret)).body.code).toBe('GUEST_DRAFT_USED');
});

test('it is in one account alone, and a guest keeps nothing under its secret any more', async () => {
  const { secret, id } = await kept();
  expect((await take(secret)).status).toBe(200);
  expect((await take(secret, stranger)).body).toMatchObject({
    code: 'GUEST_DRAFT_TAKEN',
    message: 'This booking is in an account already. Sign in to that account to go on with it.',
  });
  await confirmed(secret, stranger.userId);
  expect(await idsOf(stranger)).not.toContain(id);
  expect((await keep(secret, id)).body.code).toBe('GUEST_DRAFT_TAKEN');
});

test('one that is not there, or not any more, is said in clear words', async () => {
  const gone = {
    status: 404,
    body: { code: 'GUEST_DRAFT_GONE', message: expect.stringContaining('for seven days') },
  };
  expect(await look(newLinkSecret())).toMatchObject(gone);
  expect(await take(newLinkSecret())).toMatchObject(gone);
  const { secret } = await kept();
  world.later(7 * DAY_MS - 1000);
  expect((await look(secret)).status).toBe(200);
  world.later(2000);
  expect(await look(secret)).toMatchObject(gone);
  await confirmed(secret);
});

test('a failure in between leaves all or nothing, and asking again ends it', async () => {
  const { secret, id } = await kept();
  let isAway = true;
  const failing = world.another({
    before: (operation) => {
      if (isAway && operation === 'TransactWriteItems') throw connectionReset();
    },
  });
  expect((await take(secret, sender, failing)).status).toBe(500);
  expect(await idsOf()).not.toContain(id);
  isAway = false;
  expect((await take(secret, sender, failing)).body.draft).toMatchObject({ id });
  expect((await take(secret)).body.draft).toMatchObject({ id });
});

test('somebody with too many unfinished shipments is told so, and nothing is lost', async () => {
  const { secret, id } = await kept();
  const room = 20 - (await idsOf(stranger)).length;
  for (let more = 0; more < room; more += 1)
    await world.ask('PUT /api/shipment-drafts/{id}', {
      as: stranger,
      params: { id: `more-${more}` },
      body: { data: {}, timestamp: 1, version: 1 },
    });
  expect((await take(secret, stranger)).body.code).toBe('TOO_MANY_DRAFTS');
  await drop('more-0', stranger);
  expect((await take(secret, stranger)).body.draft).toMatchObject({ id });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { admin, type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const tracked = PieceTrackedV1.schema.parse(trackedExample);
const owner = { userId: tracked.data.ownerId, roles: [] };
const HOUR_MS = 3_600_000;

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(owner.userId, 'sender@example.test', '+5926000142');
  const { body } = await world.ask('GET /api/notifications/preferences', { as: owner });
  const answer = { version: 0, on: true, kinds: ['progress'], text: body.consentText };
  await world.ask('PUT /api/notifications/preferences/whatsapp', { as: owner, body: answer });
});
afterEach(() => world.stop());

const withoutMail = () =>
  world.ask('PUT /api/notifications/preferences/mail', { as: owner, body: { version: 0, kinds: [] } });
const mails = () => world.mail.filter(({ to }) => to === 'sender@example.test');
const shown = async () =>
  (await world.ask('GET /api/notifications/templates', { as: admin })).body as {
    items: { name: string; approval: object | null }[];
  };
/** What is known of the template for news of shipments. */
const approval = async () => (await shown()).items.find(({ name }) => name === 'shipment_news')?.approval;
const askAgain = () => world.ask('POST /api/notifications/templates/look', { as: admin });

describe('what Meta has not approved', () => {
  test.each(['PENDING', 'REJECTED', 'PAUSED', 'DISABLED', 'MISSING', 'OTHER'] as const)(
    '(%s) goes as an e-mail, once, and is not handed to the provider',
    async (state) => {
      await withoutMail();
      world.whatsApp.metaSays(async () => ({ state }));
      await world.receivedSoon(tracked);
      await world.receivedSoon(tracked);
      expect(world.texts).toEqual([]);
      expect(mails()).toHaveLength(1);
      expect(mails()[0]?.letter.text).toContain('We have it all.');
      expect(mails()[0]?.letter.text).toContain('It cannot be sent there at the moment');
    },
  );

  test('is not said twice to whoever gets the letter anyway', async () => {
    world.whatsApp.metaSays(async () => ({ state: 'PENDING' }));
    await world.receivedSoon(tracked);
    expect(world.texts).toEqual([]);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.letter.text).not.toContain('It cannot be sent there');
  });

  test('goes as an e-mail when Meta cannot be asked, and on WhatsApp after it could', async () => {
    await withoutMail();
    world.whatsApp.metaSays(async () => {
      throw new Error('away');
    });
    await world.receivedSoon(tracked);
    expect([world.texts.length, mails().length]).toEqual([0, 1]);
    expect(await approval()).toBeNull();
    world.whatsApp.metaSays(async () => ({ state: 'APPROVED' }));
    await world.receivedSoon({ ...tracked, id: 'later' });
    expect([world.texts.length, mails().length]).toEqual([1, 1]);
  });

  test('goes on WhatsApp as soon as an admin or the hour found it approved', async () => {
    await withoutMail();
    world.whatsApp.metaSays(async () => ({ state: 'PENDING' }));
    await world.receivedSoon(tracked);
    world.whatsApp.metaSays(async () => ({ state: 'APPROVED' }));
    await askAgain();
    expect(await approval()).toMatchObject({ state: 'APPROVED' });
    await world.receivedSoon({ ...tracked, id: 'later' });
    expect([world.texts.length, mails().length]).toEqual([1, 1]);
    world.whatsApp.metaSays(async () => ({ state: 'PAUSED' }));
    world.advance(HOUR_MS);
    // Both templates.
    expect(await world.askMetaAgain()).toBe(2);
    await world.receivedSoon({ ...tracked, id: 'last' });
    expect([world.texts.length, mails().length]).toEqual([1, 2]);
  });
});

describe('a message that is refused for its template', () => {
  beforeEach(async () => {
    await withoutMail();
    world.answerWhatsApp(() => 'template');
    await world.receivedSoon(tracked);
  });

  test('goes as an e-mail, and no other is tried until Meta is asked again', async () => {
    await world.receivedSoon({ ...tracked, id: 'later' });
    expect([world.texts.length, mails().length]).toEqual([1, 2]);
    expect(await approval()).toMatchObject({ state: 'REFUSED' });
    world.answerWhatsApp(() => 'message-1');
    world.advance(HOUR_MS);
    await world.askMetaAgain();
    await world.receivedSoon({ ...tracked, id: 'last' });
    expect([world.texts.length, mails().length]).toEqual([2, 2]);
  });
});

test('a message that is refused for what it is says nothing of its template', async () => {
  world.answerWhatsApp(() => undefined);
  await world.receivedSoon(tracked);
  expect(await approval()).toMatchObject({ state: 'APPROVED' });
});

test('Meta is asked before the first message and by the hour, however many are sent', async () => {
  for (const id of ['one', 'two', 'three']) await world.receivedSoon({ ...tracked, id });
  expect(world.whatsApp.asked()).toBe(1);
  world.advance(HOUR_MS / 4);
  // The other template, of which nothing was sent yet.
  expect(await world.askMetaAgain()).toBe(1);
  expect(await world.askMetaAgain()).toBe(0);
  world.advance(HOUR_MS);
  expect(await world.askMetaAgain()).toBe(2);
});

describe('admins', () => {
  test('see what Meta said and when, and what Meta has in other words', async () => {
    world.whatsApp.metaSays(async () => ({
      state: 'REJECTED',
      reason: 'INVALID_FORMAT',
      otherText: 'Hello',
    }));
    const { status, body } = await askAgain();
    expect(status).toBe(200);
    expect(body).toEqual(await shown());
    expect(body).toMatchObject({
      offered: true,
      sample: false,
      items: [
        {
          name: 'shipment_news',
          language: 'en_US',
          text: expect.stringContaining('Your shipment {{1}}'),
          approval: {
            state: 'REJECTED',
            reason: 'INVALID_FORMAT',
            otherText: 'Hello',
            lookedAt: new Date(world.now()).toISOString(),
          },
        },
        { name: 'other_news', text: expect.stringContaining('News about {{1}}') },
      ],
    });
  });

  test('are told when Meta does not answer, and what was known stays', async () => {
    await askAgain();
    world.whatsApp.metaSays(async () => {
      throw new Error('away');
    });
    expect(await askAgain()).toMatchObject({ status: 409, body: { code: 'META_NOT_REACHED' } });
    expect(await approval()).toMatchObject({ state: 'APPROVED' });
  });

  test('and nobody else', async () => {
    const route = 'GET /api/notifications/templates';
    expect((await world.ask(route)).status).toBe(403);
    expect((await world.ask(route, { as: owner })).status).toBe(403);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import bookedExample from '#events/shipments/shipment-booked.v1.example.json' with { type: 'json' };
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const tracked = PieceTrackedV1.schema.parse(trackedExample);
/** What the message about goods at the dock is called. */
const received = 'Marva’s barrel and 2 boxes are at our Kearny dock';
const phone = '+5926000142';
const owner = { userId: tracked.data.ownerId, roles: [] };

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(owner.userId, 'sender@example.test', phone);
});
afterEach(() => world.stop());

const preferences = async () => (await world.ask('GET /api/notifications/preferences', { as: owner })).body;
const say = async (change: object) => {
  const { consentText, version } = await preferences();
  const body = { version, on: true, kinds: ['progress', 'flights'], text: consentText, ...change };
  return world.ask('PUT /api/notifications/preferences/whatsapp', { as: owner, body });
};
/** The owner switches off the letters that can be switched off. */
const withoutMail = async () => {
  const body = { version: 0, kinds: [] };
  expect((await world.ask('PUT /api/notifications/preferences/mail', { as: owner, body })).status).toBe(200);
};
const toTheOwner = () => world.mail.filter(({ to }) => to === 'sender@example.test');

describe('consent', () => {
  test('nobody is messaged who did not agree, or not to this kind of news', async () => {
    await world.receivedSoon(tracked);
    expect((await say({ kinds: ['flights'] })).status).toBe(200);
    await world.receivedSoon({ ...tracked, id: 'later' });
    expect(world.texts).toEqual([]);
  });

  test('whoever agreed gets the news, at the number and with the words of the template', async () => {
    await say({});
    await world.receivedSoon(tracked);
    expect(world.texts).toEqual([
      {
        to: phone,
        message: {
          template: 'shipment_news',
          language: 'en_US',
          values: [
            tracked.data.number,
            received,
            'We have it all.',
            `https://skybarrel.test/dashboard/shipments/${tracked.data.number}`,
          ],
        },
      },
    ]);
  });

  test('ends with a switch, and every answer is kept with the words that were shown', async () => {
    await say({});
    world.advance(1000);
    await say({ on: false });
    await world.receivedSoon(tracked);
    expect(world.texts).toEqual([]);
    const { on, answers, consentText } = await preferences();
    expect(on).toBe(false);
    expect(answers).toEqual([
      {
        at: '2026-11-03T19:00:01.000Z',
        on: false,
        kinds: ['progress', 'flights'],
        how: 'page',
        text: consentText,
      },
      {
        at: '2026-11-03T19:00:00.000Z',
        on: true,
        kinds: ['progress', 'flights'],
        how: 'page',
        text: consentText,
      },
    ]);
    expect(consentText).toContain(phone);
  });

  test('is for one number: a new one is not messaged until its owner agrees', async () => {
    await say({});
    await world.changePhone(owner.userId, '+15550100199');
    await world.receivedSoon(tracked);
    expect(world.texts).toEqual([]);
    expect(await preferences()).toMatchObject({ on: false, otherNumber: true });
    await say({});
    await world.receivedSoon({ ...tracked, id: 'later' });
    expect(world.texts.map(({ to }) => to)).toEqual(['+15550100199']);
  });

  test('takes only the words that hold now, a number, and the version that was seen', async () => {
    expect((await say({ text: 'Anything' })).body).toMatchObject({ code: 'CONSENT_TEXT_CHANGED' });
    await say({});
    expect((await say({ version: 0 })).body).toMatchObject({ code: 'PREFERENCES_CHANGED' });
    await world.changePhone(owner.userId, null);
    expect((await say({ text: '' })).body).toMatchObject({ code: 'NO_PHONE' });
    expect((await say({ on: false, text: '' })).status).toBe(200);
  });

  test('keeps no phone number beside the profile', async () => {
    await say({});
    await world.receivedSoon(tracked);
    const consents = (await world.stored()).filter(({ pk }) => String(pk).startsWith('PERSON#'));
    expect(consents).toHaveLength(2);
    expect(consents.every(({ phone_end, phone_hash }) => phone_end === '0142' && phone_hash !== phone)).toBe(
      true,
    );
  });
});

describe('each event is one message', () => {
  test('however often it comes', async () => {
    await say({});
    for (let times = 0; times < 5; times += 1) await world.receivedSoon(tracked);
    expect(world.texts).toHaveLength(1);
  });

  test('and none is lost when the provider is away for a while', async () => {
    await say({});
    world.answerWhatsApp(() => {
      throw new Error('away');
    });
    await expect(world.receivedSoon(tracked)).rejects.toThrow();
    world.answerWhatsApp(() => 'message-1');
    world.advance(61_000);
    await world.tellSoon();
    await world.receivedSoon(tracked);
    expect(world.texts).toHaveLength(2);
  });

  test('but twice after a worker died between sending and noting, which is counted', async () => {
    await say({});
    const dies = {
      before: () => {
        if (world.texts.length > 0) throw new Error('killed');
      },
    };
    await expect(world.receivedSoon(tracked, dies)).rejects.toThrow();
    await expect(world.tellSoon()).rejects.toThrow();
    expect(world.texts).toHaveLength(1);
    world.advance(61_000);
    await world.tellSoon();
    await world.receivedSoon(tracked);
    expect(world.texts).toHaveLength(2);
    const claims = (await world.stored()).filter(({ sk }) => sk === 'customer#whatsapp');
    expect(claims).toMatchObject([{ state: 'sent', again: 1 }]);
  });
});

describe('a message that does not arrive', () => {
  test('is said by mail, once, when its network gives up', async () => {
    await withoutMail();
    await say({});
    await world.receivedSoon(tracked);
    await world.receipt('message-1', 'failed');
    await world.receipt('message-1', 'failed');
    expect(toTheOwner()).toHaveLength(1);
    const [mail] = toTheOwner();
    expect(mail?.letter.subject).toBe(received);
    // The letter that goes to whoever chose e-mail, with what comes, whose goods they are and its button.
    for (const said of [
      'We have it all.',
      'Next is security screening',
      'For: ',
      `/dashboard/shipments/${tracked.data.number}`,
    ])
      expect(mail?.letter.text).toContain(said);
    expect(mail?.letter.text).toContain('We sent you this on WhatsApp first, and it did not arrive.');
    expect(toTheOwner()[0]?.letter.text).not.toContain('{{');
  });

  test('is said by mail when the provider does not take it', async () => {
    await withoutMail();
    await say({});
    world.answerWhatsApp(() => undefined);
    await world.receivedSoon(tracked);
    await world.receivedSoon(tracked);
    expect(world.texts).toHaveLength(1);
    expect(toTheOwner()).toHaveLength(1);
  });

  test('is not said again where a letter says the same', async () => {
    await say({});
    await world.receivedSoon(tracked);
    await world.receipt('message-1', 'failed');
    expect(world.texts).toHaveLength(1);
    expect(toTheOwner()).toHaveLength(1);
  });

  test('is not said again after it was delivered or read, in whatever order receipts come', async () => {
    await withoutMail();
    await say({});
    await world.receivedSoon(tracked);
    await world.receipt('message-1', 'read');
    await world.receipt('message-1', 'delivered');
    await world.receipt('message-1', 'failed');
    expect(toTheOwner()).toEqual([]);
    expect((await world.stored()).find(({ pk }) => pk === 'WHATSAPP#message-1')).toMatchObject({
      status: 'read',
    });
  });

  test('comes again when its receipt was faster than its note; other receipts of strangers mean nothing', async () => {
    await expect(world.receipt('unknown', 'failed')).rejects.toThrow();
    await world.receipt('unknown', 'delivered');
    expect((await world.stored()).filter(({ pk }) => pk === 'WHATSAPP#unknown')).toEqual([]);
  });
});

describe('in the night of the receiver', () => {
  const HOUR_MS = 3_600_000;
  /** From three in the afternoon to eleven at night in Georgetown. */
  const untilNight = () => world.advance(8 * HOUR_MS);
  const claims = async () => (await world.stored()).filter(({ sk }) => sk === 'customer#whatsapp');

  test('a message waits for eight in the morning with the letter, and is sent once however often its event came', async () => {
    await say({});
    untilNight();
    await world.receivedSoon(tracked);
    world.advance(HOUR_MS);
    await world.announce(tracked);
    await world.tellSoon();
    world.advance(7.5 * HOUR_MS);
    await world.tellSoon();
    expect([world.texts, toTheOwner()]).toEqual([[], []]);
    world.advance(HOUR_MS);
    await world.tellSoon();
    await world.receivedSoon(tracked);
    expect([world.texts.length, toTheOwner().length]).toEqual([1, 1]);
  });

  test('whoever did it themselves is awake, and hears at once', async () => {
    await say({});
    untilNight();
    const { number, ownerId } = tracked.data;
    await world.isShipment({ ...sampleShipment, number, ownerId, state: 'BOOKED', holds: [] });
    const booked = ShipmentBookedV1.schema.parse(bookedExample);
    await world.announce({ ...booked, data: { ...booked.data, number, ownerId, by: ownerId } });
    world.advance(HOUR_MS);
    await world.tellSoon();
    expect(world.texts).toHaveLength(1);
  });

  test('what was sent by day is not sent again, and what a dying worker sent only as often as it died', async () => {
    await say({});
    await world.receivedSoon(tracked);
    untilNight();
    await world.announce(tracked);
    await world.receivedSoon({ ...tracked, id: 'at-night' });
    expect(world.texts).toHaveLength(1);
    world.advance(9 * HOUR_MS);
    const dies = {
      before: () => {
        if (world.texts.length === 2) throw new Error('killed');
      },
    };
    await expect(world.tellSoon(dies)).rejects.toThrow();
    world.advance(61_000);
    await world.tellSoon();
    await world.tellSoon();
    expect(world.texts).toHaveLength(3);
    const causeOf = (id: string) => `SENT#soon:shipment:${tracked.data.number}:${id}`;
    expect((await claims()).map(({ pk, again }) => [pk, again ?? 0]).toSorted()).toEqual(
      [
        [causeOf(tracked.id), 0],
        [causeOf('at-night'), 1],
      ].toSorted(),
    );
  });

  test('what could not be sent in the evening does not come at night', async () => {
    await say({});
    // Ten minutes before nine in the evening.
    world.advance(5 * HOUR_MS + HOUR_MS / 2);
    world.answerWhatsApp(() => {
      throw new Error('away');
    });
    await expect(world.receivedSoon(tracked)).rejects.toThrow();
    const tried = world.texts.length;
    world.answerWhatsApp(() => 'message-1');
    world.advance(HOUR_MS);
    await world.tellSoon();
    expect(world.texts).toHaveLength(tried);
    world.advance(11 * HOUR_MS);
    await world.tellSoon();
    expect(world.texts).toHaveLength(tried + 1);
    expect(toTheOwner()).toHaveLength(1);
  });

  test('whoever says no before the morning gets nothing, nor does another number than the one that was agreed to', async () => {
    const changes = [() => say({ on: false }), () => world.changePhone(owner.userId, '+5926000143')];
    for (const [place, change] of changes.entries()) {
      await say({});
      untilNight();
      await world.receivedSoon({ ...tracked, id: `night-${place}` });
      await change();
      world.advance(9 * HOUR_MS);
      await world.tellSoon();
      expect(toTheOwner()).toHaveLength(place + 1);
      world.advance(7 * HOUR_MS);
    }
    expect(world.texts).toEqual([]);
  });

  test('one that the provider does not take for a while keeps nobody else waiting, and comes with a later run', async () => {
    await say({});
    untilNight();
    const numbers = [1, 2, 3].map((one) => trackingNumberOf([one, 2, 3, 4, 5, 6, 7, 8, 9, 0]));
    for (const number of numbers)
      await world.receivedSoon({ ...tracked, id: number, data: { ...tracked.data, number } });
    world.advance(9 * HOUR_MS);
    let calls = 0;
    world.answerWhatsApp(() => {
      calls += 1;
      if (calls === 1) throw new Error('away');
      return `message-${calls}`;
    });
    const sent = async () => (await claims()).filter(({ state }) => state === 'sent').length;
    await expect(world.tellSoon()).rejects.toThrow('1 messages that were due could not be sent.');
    expect(await sent()).toBe(2);
    world.advance(61_000);
    await world.tellSoon();
    expect(await sent()).toBe(3);
    expect(calls).toBe(4);
  });
});

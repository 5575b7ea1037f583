import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLinkToken } from '#domain/shipments/handover/receiver-link.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { type ArrivalsWorld, all, READY, startArrivalsWorld, wrongFor } from './arrivals.world.ts';
import { admin, dock, stranger } from './shipments.world.ts';

let world: ArrivalsWorld;
beforeAll(async () => {
  world = await startArrivalsWorld();
});
afterAll(() => world.stop());

const DAY = 86_400_000;
const PAGE = 'GET /api/collect';

const open = (token: string) => world.ask(PAGE, { headers: { 'collect-link': token } });
const codeBy = (token: string, version: number) =>
  world.ask('POST /api/collect/code', { headers: { 'collect-link': token }, body: { version } });
const nameBy = (token: string, version: number, name?: string) =>
  world.ask('PUT /api/collect/collector', { headers: { 'collect-link': token }, body: { version, name } });
const linkOf = async (number: string, version = 0): Promise<string> => {
  const { status, body } = await world.receiverLink(number, { version });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.token);
};

describe('the link of a receiver', () => {
  test('opens their page: what comes, when, where to collect it, and nothing of the sender but the name', async () => {
    const number = await world.landed();
    const { status, body } = await open(await linkOf(number));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number,
      ready: all,
      isHeld: false,
      taxNumber: { name: 'TIN', isAsked: true },
      customs: { charged: [], estimate: [], authority: { name: 'Guyana Revenue Authority' } },
      storage: { freeDays: 7, pieces: [{ n: 1, fee: 0 }, { n: 2 }, { n: 3 }] },
      code: { state: 'NONE', left: 0 },
      counter: {
        place: 'Sample counter, 18 Sample Wharf Street, Georgetown',
        phone: { text: '+592 600 0142', link: 'tel:+5926000142' },
        whatsapp: { link: 'https://wa.me/5926000142' },
      },
    });
    const text = JSON.stringify(body);
    const { shipper, consignee, promise } = (await world.deskShow(number)).body.shipment as {
      shipper: { address: string[] };
      consignee: { phone: string; street: string };
      promise: { total: number };
    };
    for (const secret of [...shipper.address, consignee.phone, consignee.street, String(promise.total)])
      expect(text).not.toContain(secret);
  });

  test('is what its sender has to send, until the receiver opens it or takes a code', async () => {
    const number = await world.landed();
    const nextOfSender = async () => Object((await world.show(number)).body.next);
    expect((await nextOfSender()).todo).toMatchObject({
      act: 'PASS_ON',
      title: 'Send Marva the code to collect it',
      place: { address: '18 Sample Wharf Street, Georgetown' },
    });
    const version = Number(Object((await world.collection(number)).body.shown).version);
    await world.giveCode(number, { version });
    expect((await nextOfSender()).todo.title).toBe('Tell Marva the code to collect it');
    await open(await linkOf(number));
    expect(await nextOfSender()).toMatchObject({
      comes: [expect.stringContaining('Marva has the receiver’s page and can collect it')],
    });
    expect((await nextOfSender()).todo).toBeUndefined();
  });

  test('shows no deadline of the sender, before anything is at the dock, and letters know that it was opened', async () => {
    world.at('2026-11-13T15:00:00.000Z');
    const { number } = await world.booked();
    const store = shipmentStore(world.tables.client(), world.tables.shipments);
    const token = await linkOf(number);
    // That a link was made does not say that it was sent.
    expect(await store.isPageOpened(number)).toBe(false);
    const text = JSON.stringify((await open(token)).body);
    expect(await store.isPageOpened(number)).toBe(true);
    expect(text).toContain('It is not at our Kearny facility yet.');
    expect(text).not.toMatch(/has to be at our|\b2:00 PM|\b4:00 PM/);
  });

  test('sends nobody to the counter for what a driver is bringing', async () => {
    const number = await world.landed();
    const token = await linkOf(number);
    expect((await open(token)).body).not.toHaveProperty('doorTown');
    const out = await world.record(number, {
      eventId: newId(),
      code: 'OFD',
      pieces: all,
      reason: 'Asked for by phone.',
    });
    expect(out.status, JSON.stringify(out.body)).toBe(200);
    expect((await open(token)).body).toMatchObject({ doorTown: 'Georgetown', ready: [] });
  });

  test('that is forged, of another shipment, or no link at all gets the same plain answer', async () => {
    const number = await world.flown();
    const token = await linkOf(number);
    const other = await linkOf(await world.flown());
    const { secret = '' } = readLinkToken(other) ?? {};
    const flipped = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
    const refused = await Promise.all(
      [flipped, `${number}.${secret}`, `7K3M9-Q2X4T-C.${secret}`, secret, number, '', 'x'].map(open),
    );
    for (const { status, body } of refused) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'LINK_REFUSED', message: refused[0]?.body.message });
      expect(body.details).toBeUndefined();
    }
    expect((await codeBy(flipped, 0)).status).toBe(404);
    expect((await nameBy(flipped, 0, 'Somebody')).status).toBe(404);
  });

  test('stops working when a new one is made, and a second click makes no third', async () => {
    const number = await world.flown();
    const first = await linkOf(number);
    const both = await Promise.all([1, 2].map(() => world.deskReceiverLink(number, { version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = String(both.find(({ status }) => status === 200)?.body.token);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
  });

  test('works until thirty days after everything was handed over, and not a moment longer', async () => {
    const number = await world.landed();
    const token = await linkOf(number);
    expect((await world.collect(number, await world.codeOf(number))).status).toBe(200);
    const end = Date.parse(READY) + 30 * DAY;
    world.at(new Date(end - 1).toISOString());
    expect((await open(token)).body).toMatchObject({ where: { isDone: true }, mayName: false });
    world.at(new Date(end).toISOString());
    expect((await open(token)).status).toBe(404);
    expect((await codeBy(token, 2)).status).toBe(404);
  });

  test('ends half a year after it was made, whatever becomes of the shipment', async () => {
    const number = await world.flown();
    const token = await linkOf(number);
    world.later(180 * DAY - 1);
    expect((await open(token)).status).toBe(200);
    world.later(1);
    expect((await open(token)).status).toBe(404);
  });

  test('is made by the sender and by staff, from the booking on, and by nobody else', async () => {
    world.at('2026-11-13T15:00:00.000Z');
    const draft = await world.make();
    expect((await world.receiverLink(draft.number, { version: 0 })).body.code).toBe('NO_LINK_NOW');
    const { number } = await world.booked();
    expect((await world.receiverLink(number, { version: 0 }, stranger)).status).toBe(404);
    expect((await world.deskReceiverLink(number, { version: 0 }, dock)).status).toBe(403);
    expect((await world.receiverLink(number, { version: 0 })).status).toBe(200);
  });

  test('is kept nowhere: the table has a hash, and each use is counted', async () => {
    const number = await world.flown();
    const token = await linkOf(number);
    const { secret = '' } = readLinkToken(token) ?? {};
    await open(token);
    await open(token);
    expect((await world.collection(number)).body).toMatchObject({ link: { version: 1, opened: 2 } });
    const whole = JSON.stringify([
      (await world.deskShow(number)).body,
      (await world.collection(number)).body,
      await world.stored(`SHIPMENT#${number}`),
    ]);
    expect(whole).toContain('RECEIVER-LINK');
    expect(secret).toHaveLength(22);
    expect(whole).not.toContain(secret);
  });
});

describe('the code of a receiver', () => {
  test('opens the counter, and is in no table and no history', async () => {
    const number = await world.landed();
    const token = await linkOf(number);
    const { status, body } = await codeBy(token, 0);
    expect(status).toBe(200);
    expect(JSON.stringify(await world.stored(`SHIPMENT#${number}`))).not.toMatch(
      new RegExp(`"${String(body.code)}"`),
    );
    expect((await world.collect(number, String(body.code))).status).toBe(200);
    expect((await codeBy(token, 2)).body.code).toBe('NOTHING_TO_COLLECT');
  });

  test('is given from when something waits, not before, and not while it is held', async () => {
    const flown = await world.flown();
    expect((await codeBy(await linkOf(flown), 0)).body.code).toBe('NOTHING_TO_COLLECT');
    const number = await world.landed();
    const token = await linkOf(number);
    const { version } = (await world.deskShow(number)).body.shipment as { version: number };
    expect(
      (await world.placeHold(number, { version, kind: 'CUSTOMS_EXAM', note: 'Customs look at it.' })).status,
    ).toBe(200);
    expect((await open(token)).body).toMatchObject({ isHeld: true });
    expect((await codeBy(token, 0)).body.code).toBe('NOTHING_TO_COLLECT');
  });

  test('stays locked after five wrong ones until the sender or staff give a new one', async () => {
    const number = await world.landed();
    const token = await linkOf(number);
    const { body } = await codeBy(token, 0);
    for (let n = 0; n < 5; n += 1) await world.collect(number, wrongFor(String(body.code)));
    const page = (await open(token)).body.code as { state: string; version: number };
    expect(page.state).toBe('LOCKED');
    expect((await codeBy(token, page.version)).body.code).toBe('CODE_LOCKED');
    // Neither does guessing the version that the lock has made.
    expect((await codeBy(token, page.version + 1)).body.code).toBe('CODE_LOCKED');
    const given = await world.deskGiveCode(number, { version: page.version }, admin);
    expect(given.status).toBe(200);
    expect((await codeBy(token, page.version + 1)).status).toBe(200);
    // What the sender was told goes on working when the receiver takes one of their own.
    expect((await world.collect(number, String(given.body.code))).status).toBe(200);
  });

  test('and that of the sender stand beside each other: either opens the counter, then both are used', async () => {
    for (const first of ['sender', 'receiver'] as const) {
      const number = await world.landed();
      const token = await linkOf(number);
      const ofSender = await world.giveCode(number, { version: 0 });
      expect((await open(token)).body).toMatchObject({ code: { state: 'NONE', version: 1, otherHas: true } });
      const ofReceiver = await codeBy(token, 1);
      expect((await world.collection(number)).body).toMatchObject({
        shown: { state: 'VALID', version: 2, otherHas: true },
      });
      const [used, other] = first === 'sender' ? [ofSender, ofReceiver] : [ofReceiver, ofSender];
      const one = { eventId: newId(), pieces: [1] };
      expect((await world.collect(number, String(used.body.code), one)).status).toBe(200);
      const more = { eventId: newId(), pieces: [2] };
      expect((await world.collect(number, String(other.body.code), more)).body.code).toBe('CODE_NEEDED');
    }
  });

  test('wrong ones count against both codes together', async () => {
    const number = await world.landed();
    const token = await linkOf(number);
    const ofSender = String((await world.giveCode(number, { version: 0 })).body.code);
    const ofReceiver = String((await codeBy(token, 1)).body.code);
    const wrong = ['000000', '111111', '222222'].find((code) => code !== ofSender && code !== ofReceiver);
    for (let n = 0; n < 5; n += 1) await world.collect(number, String(wrong));
    for (const code of [ofSender, ofReceiver])
      expect((await world.collect(number, code)).body.code).toBe('CODE_LOCKED');
  });

  test('ends with its link, so that whoever makes a new link takes back what the old one gave', async () => {
    const number = await world.landed();
    const ofOld = String((await codeBy(await linkOf(number), 0)).body.code);
    const token = await linkOf(number, 1);
    expect((await open(token)).body).toMatchObject({ code: { state: 'ENDED', version: 1 } });
    expect((await world.collect(number, ofOld)).body.code).toBe('CODE_NEEDED');
    const ofNew = String((await codeBy(token, 1)).body.code);
    expect((await world.collect(number, ofNew)).status).toBe(200);
  });
});

test('the receiver and the sender say who else collects, the counter reads it, and no history has the name', async () => {
  const number = await world.landed();
  const token = await linkOf(number);
  expect((await nameBy(token, 0, ' Sample Neighbor ')).body).toEqual({
    collector: { version: 1, name: 'Sample Neighbor' },
  });
  expect((await world.arrival(number)).body).toMatchObject({ collector: { name: 'Sample Neighbor' } });
  expect((await nameBy(token, 0, 'Another')).body).toMatchObject({
    code: 'COLLECTOR_CHANGED',
    details: { collector: { name: 'Sample Neighbor' } },
  });
  expect((await world.nameCollector(number, { version: 1 }, stranger)).status).toBe(404);
  expect((await world.nameCollector(number, { version: 1 })).body).toEqual({ collector: { version: 2 } });
  const { history } = (await world.deskShow(number)).body;
  expect(JSON.stringify(history)).toContain('collector-named');
  expect(JSON.stringify(history)).not.toContain('Neighbor');
  await world.collect(number, await world.codeOf(number), { eventId: newId() });
  expect((await nameBy(token, 2, 'Too Late')).body.code).toBe('NOTHING_TO_COLLECT');
});

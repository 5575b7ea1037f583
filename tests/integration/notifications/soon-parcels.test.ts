import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import type { AnyEvent } from '#events/envelope.ts';
import changedExample from '#events/parcels/parcel-changed.v1.example.json' with { type: 'json' };
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import receivedExample from '#events/parcels/parcel-received.v1.example.json' with { type: 'json' };
import { ParcelReceivedV1 } from '#events/parcels/parcel-received.v1.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';
import { diesOnceSent, soonClock } from './soon-clock.ts';

const MINUTE_MS = 60_000;
const codes = ['PCL-2222AAAA', 'PCL-3333BBBB', 'PCL-4444CCCC'] as const;
const [first, second] = codes;

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person('ann', 'ann@example.test');
  await world.person('ben', 'ben@example.test', '+5926001234');
  world.photosAre(async () => new Uint8Array(40_000).fill(0xd8));
});
afterEach(() => world.stop());
const { later, untilHour } = soonClock(() => world);

const is = (code: string, change: Partial<Parcel> = {}): Promise<void> =>
  world.isParcel({ ...sampleParcel, code, ownerId: 'ann', ...change });

/** A parcel came, and that is announced. */
const came = async (code: string, ownerId = 'ann'): Promise<AnyEvent> => {
  await is(code, { ownerId });
  const data = { ...receivedExample.data, code, ownerId };
  const event = ParcelReceivedV1.schema.parse({ ...receivedExample, id: `came-${code}-${ownerId}`, data });
  await world.announce(event);
  return event;
};

/** Somebody at the desk did something with a parcel, which is so from now on. */
const done = async (
  code: string,
  what: string,
  change: Partial<Parcel>,
  data: object = {},
): Promise<AnyEvent> => {
  await is(code, change);
  const event = ParcelChangedV1.schema.parse({
    ...changedExample,
    id: `${what}-${code}`,
    data: { ...changedExample.data, code, ownerId: 'ann', what: [what], ...data },
  });
  await world.announce(event);
  return event;
};

const { declaration } = sampleParcel;
const rejected: Partial<Parcel> = {
  declaration: { ...declaration, invoice: { state: 'REJECTED', reason: 'The photo is too dark.' } },
};
const lettersTo = (to: string) => world.mail.filter((mail) => mail.to === to).map(({ letter }) => letter);
const letters = () => lettersTo('ann@example.test');
const subjects = () => letters().map(({ subject }) => subject);
const linesOf = async (userId: string) =>
  (await world.feed({}, { userId, roles: ['customer'] })).lines.map(({ title }) => title);

describe('parcels that come within ten minutes', () => {
  test('are one letter with a photo of each, and a line in the account at once for each', async () => {
    untilHour(19);
    for (const code of codes) await came(code);
    expect(await linesOf('ann')).toHaveLength(3);
    expect((await linesOf('ann'))[0]).toBe('Your Sample Store parcel is here: Children’s shoes');
    await world.tellSoon();
    expect(letters()).toEqual([]);
    await later();
    expect(subjects()).toEqual(['3 parcels are here for you']);
    expect(letters()[0]?.photos?.map(({ fileName }) => fileName)).toEqual(codes.map((code) => `${code}.jpg`));
    for (const code of codes) expect(letters()[0]?.text).toContain(code);
  });

  test('without the one that is another’s by then, who has a letter of their own', async () => {
    untilHour(19);
    for (const code of codes) await came(code);
    await done(
      first,
      'assigned',
      { ownerId: 'ben', matchedBy: 'DESK' },
      { ownerId: 'ben', before: { state: 'IN_STORAGE', ownerId: 'ann' } },
    );
    await later();
    expect(subjects()).toEqual(['2 parcels are here for you']);
    expect(letters()[0]?.photos).toHaveLength(2);
    expect(JSON.stringify(letters())).not.toContain(first);
    expect(lettersTo('ben@example.test').map(({ subject }) => subject)).toEqual([
      'Your Sample Store parcel is here: Children’s shoes',
    ]);
  });

  test('are no letter when all of them were handed back', async () => {
    untilHour(19);
    await came(first);
    const { ownerId: _, ...nobodys } = sampleParcel;
    await world.isParcel({ ...nobodys, code: first, state: 'UNIDENTIFIED' });
    await later();
    expect(letters()).toEqual([]);
  });

  test('are told once, however often their events come', async () => {
    untilHour(19);
    const event = await came(first);
    await world.announce(event);
    await later();
    await world.announce(event);
    await later();
    expect(subjects()).toEqual(['Your Sample Store parcel is here: Children’s shoes']);
  });
});

describe('what happens to parcels', () => {
  test('is one letter that asks for the invoice, when one came and its invoice was sent back', async () => {
    untilHour(19);
    await came(first);
    await done(first, 'invoice-rejected', rejected);
    await later();
    expect(subjects()).toEqual(['We need another invoice for your Sample Store parcel: Children’s shoes']);
    const [{ text, photos } = { text: '', photos: [] }] = letters();
    expect(text).toContain('What to do now: Send another invoice');
    expect(text.match(/The photo is too dark/g)).toHaveLength(1);
    expect(photos).toHaveLength(1);
  });

  test('is not told when another invoice is there by then', async () => {
    untilHour(19);
    await done(first, 'invoice-rejected', rejected);
    await is(first, { declaration: { ...declaration, invoice: { state: 'PROVIDED', file: 'a' } } });
    await later();
    expect(letters()).toEqual([]);
  });

  test('is told of one that a search found by the search alone, and of a mailbox that moved by nobody', async () => {
    untilHour(19);
    const unknown = { before: { state: 'UNIDENTIFIED' } };
    await done(first, 'assigned', { matchedBy: 'TRACE' }, unknown);
    await done(second, 'assigned', {}, { ...unknown, by: 'system' });
    await later();
    expect([letters(), await linesOf('ann')]).toEqual([[], []]);
  });

  test('is written to whoever wants one of its kinds, and to nobody who wants none', async () => {
    untilHour(19);
    const me = { userId: 'ann', roles: [] };
    const want = (version: number, ...kinds: readonly string[]) =>
      world.ask('PUT /api/notifications/preferences/mail', { as: me, body: { version, kinds } });
    await want(0, 'tasks');
    await came(first);
    await done(first, 'invoice-rejected', rejected);
    await later();
    await came(second);
    await later();
    expect(subjects()).toHaveLength(1);
    await want(1);
    await done(second, 'invoice-rejected', rejected);
    await later();
    expect(subjects()).toHaveLength(1);
  });

  test('waits at night until eight where the phone of its owner is', async () => {
    // Half past seven in New York is half past eight in Guyana: only one of them is asleep.
    untilHour(12);
    world.advance(20 * MINUTE_MS);
    await came(first);
    await came(second, 'ben');
    await later();
    expect(lettersTo('ben@example.test')).toHaveLength(1);
    expect(letters()).toEqual([]);
    untilHour(13);
    await world.tellSoon();
    expect(subjects()).toHaveLength(1);
  });

  test('is not sent again by whoever goes on for a worker that died after it was sent', async () => {
    untilHour(19);
    await came(first);
    world.advance(10 * MINUTE_MS);
    const dies = diesOnceSent(() => letters().length);
    await expect(world.tellSoon(dies)).rejects.toThrow();
    expect(subjects()).toHaveLength(1);
    // What happens between the seal and the note of it is in a letter of its own.
    await came(second);
    await world.tellSoon();
    await later();
    expect(subjects()).toHaveLength(2);
    expect(letters()[1]?.text).not.toContain(first);
  });
});

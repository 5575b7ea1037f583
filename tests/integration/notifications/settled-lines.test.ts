import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import changedExample from '#events/parcels/parcel-changed.v1.example.json' with { type: 'json' };
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import acceptedExample from '#events/quotes/quote-accepted.v1.example.json' with { type: 'json' };
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import declinedExample from '#events/quotes/quote-declined.v1.example.json' with { type: 'json' };
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import sentExample from '#events/quotes/quote-sent.v1.example.json' with { type: 'json' };
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import clearedExample from '#events/shipments/hold-cleared.v1.example.json' with { type: 'json' };
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import placedExample from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import lapsedExample from '#events/shipments/place-lapsed.v1.example.json' with { type: 'json' };
import { PlaceLapsedV1 } from '#events/shipments/place-lapsed.v1.ts';
import offeredExample from '#events/shipments/place-offered.v1.example.json' with { type: 'json' };
import { PlaceOfferedV1 } from '#events/shipments/place-offered.v1.ts';
import bookedExample from '#events/shipments/shipment-booked.v1.example.json' with { type: 'json' };
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import cancelledExample from '#events/shipments/shipment-cancelled.v1.example.json' with { type: 'json' };
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import leftExample from '#events/shipments/waitlist-left.v1.example.json' with { type: 'json' };
import { WaitlistLeftV1 } from '#events/shipments/waitlist-left.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const placed = HoldPlacedV1.schema.parse(placedExample);
const cleared = HoldClearedV1.schema.parse(clearedExample);
const offered = PlaceOfferedV1.schema.parse(offeredExample);
const { ownerId, number, kind } = placed.data;
const owner = { userId: ownerId, roles: [] };
/** They did it themselves, so that no other line tells of it. */
const whose = { ownerId, number, by: ownerId };

/** Something asks for the payment, and the payment settles it: the versions of the shipment say in which order. */
const asks = (version: number, id = newId()) => ({ ...placed, id, aggregateVersion: version });
const settles = (version: number) => ({
  ...cleared,
  id: newId(),
  aggregateVersion: version,
  data: { ...cleared.data, ...whose, kind },
});

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
});
afterEach(() => world.stop());

const unread = async () => {
  const { lines } = await world.feed({}, owner);
  const count = lines.filter(({ read }) => !read).length;
  // The bell and the page count the same.
  expect(await world.unread(owner)).toBe(count);
  return count;
};

describe('a line that asks for something', () => {
  test('is unread until it is settled, by whomever, and stays to be read', async () => {
    await world.announce(asks(2));
    expect(await unread()).toBe(1);
    await world.announce(settles(3));
    expect(await unread()).toBe(0);
    expect((await world.feed({}, owner)).lines).toHaveLength(1);
  });

  test('stays unread while only something else, or something of another shipment, is settled', async () => {
    await world.announce(asks(2));
    const other = settles(3);
    await world.announce({ ...other, data: { ...other.data, kind: 'DAMAGE' } });
    await world.announce({ ...other, id: newId(), data: { ...other.data, number: '12345-6789A-V' } });
    expect(await unread()).toBe(1);
  });

  test('is settled when a new price takes the place of the sum that it asks for, and nothing more is said of a payment that came', async () => {
    const due = { ...asks(2), data: { ...placed.data, kind: 'PAYMENT_DUE' as const } };
    await world.announce(due);
    await world.announce({ ...asks(3), data: { ...placed.data, kind: 'REWEIGH' as const } });
    const read = async () => (await world.feed({}, owner)).lines.map((line) => line.read);
    expect(await read()).toEqual([false, true]);
    const paid = {
      ...settles(4),
      data: { ...cleared.data, ...whose, kind: 'PAYMENT_DUE' as const, by: 'system' },
    };
    await world.announce(paid);
    expect(await read()).toEqual([false, true]);
  });

  const booked = ShipmentBookedV1.schema.parse(bookedExample);
  const cancelled = ShipmentCancelledV1.schema.parse(cancelledExample);
  const lapsed = PlaceLapsedV1.schema.parse(lapsedExample);
  const left = WaitlistLeftV1.schema.parse(leftExample);
  test.each([
    ['they book it', { ...booked, data: { ...booked.data, ...whose } }, 0],
    ['they cancel it', { ...cancelled, data: { ...cancelled.data, ...whose } }, 0],
    ['they give it back', { ...left, data: { ...left.data, ...whose, why: 'asked' as const } }, 0],
    // Which is news itself.
    ['it lapses', { ...lapsed, data: { ...lapsed.data, ownerId, number } }, 1],
  ])('because a place is held is settled when %s', async (_, event, news) => {
    await world.announce({
      ...offered,
      id: newId(),
      aggregateVersion: 2,
      data: { ...offered.data, ownerId, number },
    });
    expect(await unread()).toBe(1);
    await world.announce({ ...event, id: newId(), aggregateVersion: 3 });
    expect(await unread()).toBe(news);
  });
});

test('in any order and however often events come, what is settled is read, and what is asked again is not', async () => {
  const life = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(life, fc.infiniteStream(fc.nat()), async (steps, chances) => {
      await world.stop();
      world = await startNotificationsWorld();
      const events = steps.map((isAsked, at) => (isAsked ? asks(at + 1) : settles(at + 1)));
      const twice = [...events, ...events]
        .map((event) => ({ event, place: chances.next().value ?? 0 }))
        .toSorted((one, next) => one.place - next.place);
      for (const { event } of twice) await world.announce(event);
      const last = steps.lastIndexOf(false);
      expect(await unread()).toBe(steps.filter((isAsked, at) => isAsked && at > last).length);
    }),
    { numRuns: 15 },
  );
});

test('a worker that dies anywhere while it settles leaves nothing unread once the event came again', async () => {
  await world.announce(asks(2));
  const event = settles(3);
  let dying = true;
  for (let lasts = 0; dying; lasts += 1) {
    let calls = 0;
    const before = () => {
      calls += 1;
      if (calls > lasts) throw new Error('The worker was killed.');
    };
    dying = await world.announceWith({ before }, event).then(
      () => false,
      () => true,
    );
  }
  expect(await unread()).toBe(0);
});

describe('a price that is ready', () => {
  const sent = QuoteSentV1.schema.parse(sentExample);
  const accepted = QuoteAcceptedV1.schema.parse(acceptedExample);
  const declined = QuoteDeclinedV1.schema.parse(declinedExample);
  const data = { reference: sent.data.reference, ownerId, by: ownerId };
  test.each([
    ['accept it', { ...accepted, data: { ...accepted.data, ...data } }],
    ['say no', { ...declined, data: { ...declined.data, ...data, byDesk: false } }],
  ])('is settled when they %s, and another price asks again', async (_, answer) => {
    const ready = (aggregateVersion: number) => ({
      ...sent,
      id: newId(),
      aggregateVersion,
      data: { ...sent.data, ownerId, by: 'desk-1' },
    });
    await world.announce(ready(2));
    expect(await unread()).toBe(1);
    await world.announce({ ...answer, id: newId(), aggregateVersion: 3 });
    expect(await unread()).toBe(0);
    await world.announce(ready(4));
    expect(await unread()).toBe(1);
  });
});

describe('what a parcel needs', () => {
  const changed = ParcelChangedV1.schema.parse(changedExample);
  const { declaration, code } = sampleParcel;
  const happens = async (version: number, what: string, change: Partial<Parcel>, before = {}) => {
    await world.isParcel({ ...sampleParcel, ownerId, ...change });
    const data = {
      ...changed.data,
      code,
      ownerId,
      by: 'desk-1',
      what: [what],
      before: { ...changed.data.before, ...before },
    };
    await world.announce(
      ParcelChangedV1.schema.parse({ ...changed, id: newId(), aggregateVersion: version, data }),
    );
  };
  const dark = {
    declaration: { ...declaration, invoice: { state: 'REJECTED', reason: 'Too dark.' } },
  } as const;
  const banned = { looked: { verdict: 'MAY_NOT_FLY', by: 'desk-1', at: sampleParcel.receivedAt } } as const;
  test('is settled by another invoice, and by nothing else', async () => {
    await happens(2, 'invoice-rejected', dark);
    expect(await unread()).toBe(1);
    await happens(3, 'moved', dark);
    await happens(4, 'declared', dark);
    expect(await unread()).toBe(1);
    await happens(5, 'declared', {});
    expect(await unread()).toBe(0);
  });
  test('is settled when its owner decides what becomes of what may not fly', async () => {
    await happens(2, 'looked', banned);
    expect(await unread()).toBe(1);
    const agreedAt = sampleParcel.receivedAt;
    const disposal = { because: 'It may not fly.', agreedAt, by: ownerId };
    await happens(3, 'disposal-agreed', { ...banned, disposal });
    expect(await unread()).toBe(0);
  });
  test('is nothing any more for whoever does not have it now', async () => {
    await happens(2, 'looked', banned);
    await happens(3, 'assigned', { ...banned, ownerId: 'another' }, { ownerId });
    const { lines } = await world.feed({}, owner);
    expect(lines.find(({ title }) => title.startsWith('Something in your'))?.read).toBe(true);
  });
});

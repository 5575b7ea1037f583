import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  ann,
  type BookingsWorld,
  ben,
  bookingIn,
  PLACES,
  startBookingsWorld,
  tuesday9,
  tuesday12,
  wednesday9,
} from './bookings.world.ts';

let world: BookingsWorld;
beforeEach(async () => {
  world = await startBookingsWorld();
});
afterEach(() => world.stop());

const other = (at: number) => ({ userId: `other-${at}`, roles: ['customer'] as const });
const crowd = async (slot: string, count: number) => {
  for (let at = 0; at < count; at += 1) bookingIn(await world.make({ slot }, other(at)));
};

describe('the slots that anybody sees', () => {
  test('have the flight that they make: Friday until Tuesday morning, then the one after', async () => {
    const slots = await world.slots({ way: 'PICKUP', to: 'GY' });
    const flights = new Map(slots.map(({ id, flight }) => [id, flight?.day]));
    expect([flights.get(tuesday9), flights.get(tuesday12)]).toEqual(['2026-12-04', '2026-12-11']);
    expect(flights.has('P-2026-11-30-0900')).toBe(false);
    expect(slots.every(({ full }) => !full)).toBe(true);
  });

  test('are full when the last place is taken, or so many pounds do not fit', async () => {
    await crowd(tuesday9, PLACES);
    const full = (await world.slots({ way: 'PICKUP' })).filter(({ full: is }) => is);
    expect(full.map(({ id }) => id)).toEqual([tuesday9]);
    const heavy = await world.slots({ way: 'PICKUP', lb: '1501' });
    expect(heavy.every(({ full: is }) => is)).toBe(true);
  });

  test('of the dock take as many as come', async () => {
    const slots = await world.slots({ way: 'DROP_OFF', lb: '9000' });
    expect(slots.length).toBeGreaterThan(100);
    expect(slots.some(({ full }) => full)).toBe(false);
  });
});

describe('a place that somebody holds', () => {
  test('is theirs for five minutes, and then anybody’s', async () => {
    await crowd(tuesday9, PLACES - 1);
    const held = await world.hold(tuesday9);
    expect(held).toMatchObject({ status: 200, body: { until: '2026-11-28T15:05:00.000Z' } });
    const refused = await world.hold(tuesday9, ben);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } });
    world.at('2026-11-28T15:04:59.999Z');
    expect((await world.make({}, ben)).body.code).toBe('SLOT_FULL');
    world.at('2026-11-28T15:05:00.000Z');
    bookingIn(await world.make({}, ben));
    expect((await world.make()).body.code).toBe('SLOT_FULL');
  });

  test('becomes that of the booking, and no second one is taken', async () => {
    await crowd(tuesday9, PLACES - 1);
    await world.hold(tuesday9);
    const { reference } = bookingIn(await world.make());
    const claims = await world.claims(tuesday9);
    expect(claims).toHaveLength(PLACES);
    expect(claims).toContain(`${reference}#1`);
  });

  test('can be held again by the same person, which begins the minutes anew', async () => {
    await world.hold(tuesday9);
    world.at('2026-11-28T15:03:00.000Z');
    expect((await world.hold(tuesday9)).body.until).toBe('2026-11-28T15:08:00.000Z');
    expect(await world.claims(tuesday9)).toEqual(['HOLD#ann']);
  });

  test('ends when another one is held instead, and when it is given back', async () => {
    await world.hold(tuesday9);
    await world.hold(tuesday12, ann, { instead: tuesday9 });
    expect([await world.claims(tuesday9), await world.claims(tuesday12)]).toEqual([[], ['HOLD#ann']]);
    expect((await world.letGo(tuesday12)).status).toBe(200);
    expect((await world.letGo(tuesday12)).status).toBe(200);
    expect(await world.claims(tuesday12)).toEqual([]);
  });

  test('is one of two at most, so that nobody keeps many from others', async () => {
    for (const slot of [tuesday9, tuesday12, wednesday9]) await world.hold(slot);
    expect([
      await world.claims(tuesday9),
      await world.claims(tuesday12),
      await world.claims(wednesday9),
    ]).toEqual([[], ['HOLD#ann'], ['HOLD#ann']]);
  });
});

describe('the last place', () => {
  test('has one winner, and the others are offered the next best: one that makes the same flight', async () => {
    await crowd(tuesday9, PLACES - 1);
    const answers = await Promise.all([ann, ben, other(8), other(9)].map((as) => world.make({}, as)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const [lost] = answers.filter(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      code: 'SLOT_FULL',
      // Nothing else makes Friday's flight, so it is the earliest.
      details: { next: { id: tuesday12, full: false, flight: { day: '2026-12-11' } } },
    });
    expect(await world.claims(tuesday9)).toHaveLength(PLACES);
  });

  test('is not refused to whoever clicks twice, because the first click took it', async () => {
    await crowd(tuesday9, PLACES - 1);
    const key = newId();
    let requests = 0;
    let first: unknown;
    // The other click is answered right after this one has looked whether its form was sent before.
    const before = async () => {
      requests += 1;
      if (requests === 2) first = bookingIn(await world.make({}, ann, key));
    };
    const second = bookingIn(await world.make({}, ann, key, { before }));
    expect(second).toEqual(first);
    expect(await world.claims(tuesday9)).toHaveLength(PLACES);
  });

  test('is offered with the flight that was wanted where a later slot makes it', async () => {
    await crowd(wednesday9, PLACES);
    const { body } = await world.make({ slot: wednesday9 });
    // Wednesday 9AM makes the flight of December 11, as Tuesday noon does, which is earlier.
    expect(body).toMatchObject({ details: { next: { id: tuesday12, flight: { day: '2026-12-11' } } } });
  });

  test('is counted by pounds too', async () => {
    const goods = [{ kind: 'box' as const, quantity: 10, weightLb: 80 }];
    bookingIn(await world.make({ goods }));
    expect((await world.make({ goods }, ben)).body.code).toBe('SLOT_FULL');
    expect((await world.hold(tuesday9, ben, { lb: 700 })).status).toBe(200);
  });
});

describe('a slot that is none', () => {
  test('is refused with the next best: a day without the van, one that is closed, the other way', async () => {
    const codes = [];
    for (const slot of ['P-2026-12-06-0900', 'P-2026-11-30-0900', 'D-2026-12-01-0900'])
      codes.push((await world.make({ slot })).body);
    expect(codes.map(({ code }) => code)).toEqual(['SLOT_NOT_FOUND', 'SLOT_CLOSED', 'SLOT_NOT_FOUND']);
    expect(codes[0]).toMatchObject({ details: { next: { id: tuesday9 } } });
  });
});

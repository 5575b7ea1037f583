import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { personIdFrom } from '#domain/kernel/person/person-id.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { eventOf } from '../bookings/follows.world.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';
import { diesOnceSent, soonClock } from './soon-clock.ts';

const MINUTE_MS = 60_000;
const desk = 'desk-1';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await startNotificationsWorld();
});
afterAll(() => world.stop());

let people = 0;
const { heldBy: _, ...alone } = sampleBooking;

/** Somebody with one booking of their own, and what happens to it. */
const somebody = async (shipments: readonly string[] = [], id?: string) => {
  people += 1;
  const userId = id ?? `books-${people}`;
  const email = `books-${people}@example.test`;
  await world.person(userId, email);
  const reference = bookingReference.of(randomBytes(REFERENCE_BYTES));
  let now: Booking = { ...alone, reference, ownerId: userId, shipments: [...shipments] };
  const is = async (change: Partial<Booking>): Promise<void> => {
    now = { ...now, ...change, version: now.version + 1 };
    await world.isBooking(now);
  };
  /** It is so from now on, and that is announced. */
  const happens = async (
    what: Parameters<typeof eventOf>[1],
    change: Partial<Booking>,
    { by = userId, data = {} }: { readonly by?: string; readonly data?: object } = {},
  ): Promise<AnyEvent> => {
    await is(change);
    const event = eventOf(now, what, { by }) as unknown as AnyEvent;
    const whole = { ...event, data: { ...event.data, ...data } };
    await world.announce(whole);
    return whole;
  };
  /** What a subject says happened; whose goods and when are told apart elsewhere. */
  const happenedIn = (subject: string): string =>
    subject.replace(/: (?:1 barrel to Guyana|Marva’s barrel), .*$/, '');
  return {
    userId,
    happens,
    letters: () => world.mail.filter(({ to }) => to === email).map(({ letter }) => letter),
    subjects: () =>
      world.mail.flatMap(({ to, letter }) => (to === email ? [happenedIn(letter.subject)] : [])),
  };
};

const { later, untilHour } = soonClock(() => world);

const visit = (state: Visit['state']): Visit[] => [{ number: 1, purpose: 'MAIN', slot: tuesday, state }];
const moved: Visit[] = [
  ...visit('RESCHEDULED'),
  { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
];
const movedBy = (by: string) => ({ by, data: { what: ['slot'], before: tuesday.id } });

describe('what happens to a booking', () => {
  test('is one letter when it was asked for and confirmed within ten minutes, and none before', async () => {
    untilHour(19);
    const one = await somebody();
    await one.happens('made', { state: 'REQUESTED' });
    await world.tellSoon();
    world.advance(5 * MINUTE_MS);
    const confirmed = await one.happens('confirmed', { state: 'CONFIRMED' }, { by: desk });
    await world.tellSoon();
    expect(one.subjects()).toEqual([]);
    world.advance(5 * MINUTE_MS);
    await world.tellSoon();
    expect(one.subjects()).toEqual(['Pickup confirmed']);
    expect(one.letters()[0]?.text).toContain('We pick it up Tue, Dec 1, 9 AM to noon.');
    // An event that comes again says nothing new.
    await world.announce(confirmed);
    await later();
    expect(one.subjects()).toHaveLength(1);
  });

  test('is only that it is canceled, whoever booked it just before', async () => {
    untilHour(19);
    const one = await somebody();
    await one.happens('made', {});
    await one.happens(
      'cancelled',
      { state: 'CANCELLED', visits: visit('CANCELLED') },
      {
        data: { byDesk: false },
      },
    );
    await later();
    expect(one.subjects()).toEqual(['Your pickup is canceled']);
    expect(one.letters()[0]?.text).toContain('You canceled the pickup');
  });

  test('names the last time, and the one of which they knew; what was moved back is not told', async () => {
    untilHour(19);
    const one = await somebody();
    await one.happens('changed', { visits: moved }, movedBy(desk));
    await one.happens(
      'changed',
      { visits: visit('PLANNED') },
      {
        by: desk,
        data: { what: ['slot'], before: wednesday.id },
      },
    );
    await later();
    expect(one.subjects()).toEqual([]);
    await one.happens('changed', { visits: moved }, movedBy(desk));
    await later();
    expect(one.subjects()).toEqual(['New time for your pickup']);
    expect(one.letters()[0]?.text).toContain(
      'We pick it up Wed, Dec 2, 9 AM to noon. Before, it was Tue, Dec 1, 9 AM to noon.',
    );
  });

  test('is a new time when the desk moved what they have just booked, and no news when they did', async () => {
    untilHour(19);
    for (const [by, title] of [
      [desk, 'New time for your pickup'],
      ['', 'Pickup booked'],
    ] as const) {
      const one = await somebody();
      await one.happens('made', {});
      await one.happens('changed', { visits: moved }, movedBy(by || one.userId));
      await later();
      expect(one.subjects()).toEqual([title]);
    }
  });

  test('is a letter for each step, when ten minutes are between them', async () => {
    untilHour(19);
    const one = await somebody();
    await one.happens('made', {});
    await later();
    await one.happens('failed', { state: 'NO_SHOW', visits: visit('NO_SHOW') }, { by: desk });
    await later();
    await one.happens('completed', { state: 'COMPLETED', visits: visit('DONE') }, { by: desk });
    await later();
    expect(one.subjects()).toEqual(['Pickup booked', 'We could not pick it up', 'Picked up']);
  });

  test('keeps what a visit in vain costs, when another time was agreed on at once', async () => {
    untilHour(19);
    const one = await somebody();
    await one.happens('failed', { state: 'NO_SHOW', visits: visit('NO_SHOW'), feeFor: 1 }, { by: desk });
    const visits: Visit[] = [
      ...visit('NO_SHOW'),
      { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
    ];
    await one.happens('confirmed', { state: 'CONFIRMED', visits }, { by: desk });
    await later();
    expect(one.subjects()).toEqual(['Pickup confirmed']);
    expect(one.letters()[0]?.text).toContain('We came Tue, Dec 1, 9 AM to noon, and nobody was there.');
    expect(one.letters()[0]?.text).toContain('We put the fee for a missed pickup on your invoice.');
  });

  test('waits at night until eight, unless they did it themselves', async () => {
    untilHour(3);
    const one = await somebody();
    await one.happens('confirmed', {}, { by: desk });
    await later();
    expect(one.subjects()).toEqual([]);
    untilHour(13);
    await world.tellSoon();
    expect(one.subjects()).toEqual(['Pickup confirmed']);
    untilHour(3);
    const awake = await somebody();
    await awake.happens('made', {});
    await later();
    expect(awake.subjects()).toEqual(['Pickup booked']);
  });

  test('is not sent again by whoever goes on for a worker that died after it was sent', async () => {
    untilHour(19);
    const one = await somebody();
    await one.happens('confirmed', {}, { by: desk });
    world.advance(10 * MINUTE_MS);
    const dies = diesOnceSent(() => one.letters().length);
    await expect(world.tellSoon(dies)).rejects.toThrow();
    expect(one.subjects()).toHaveLength(1);
    // What happens between the seal and the note of it is in a letter of its own.
    await one.happens('cancelled', { state: 'CANCELLED', visits: visit('CANCELLED') }, { by: desk });
    await world.tellSoon();
    await later();
    expect(one.subjects()).toEqual(['Pickup confirmed', 'Your pickup is canceled']);
  });
});

describe('a pickup of a shipment', () => {
  const { number } = sampleShipment;
  const bookedBy = (ownerId: string, state: string): Shipment => ({
    ...sampleShipment,
    ownerId,
    state: 'BOOKED',
    holds: [],
    howItComes: 'PICKUP',
    pickup: { zip: '11226', stairs: false, booking: { reference: 'BKG-7K3M9Q', state, version: 1 } },
  });

  test('is told by the letter about the shipment alone, and by its own while that does not say it', async () => {
    untilHour(19);
    const one = await somebody([number]);
    await world.isShipment({ ...bookedBy(one.userId, 'CONFIRMED'), state: 'DRAFT' });
    await one.happens('confirmed', {}, { by: desk });
    await later();
    expect(one.subjects()).toEqual(['Pickup confirmed']);
    await world.isShipment(bookedBy(one.userId, 'CONFIRMED'));
    await one.happens('confirmed', {}, { by: desk });
    await later();
    expect(one.subjects()).toEqual(['Pickup confirmed', 'Pickup confirmed: Marva’s barrel and 2 boxes']);
  });

  test('that was canceled is told once, by its own letter', async () => {
    untilHour(19);
    const one = await somebody([number]);
    await one.happens('confirmed', {}, { by: desk });
    await world.isShipment(bookedBy(one.userId, 'CANCELLED'));
    await one.happens('cancelled', { state: 'CANCELLED', visits: visit('CANCELLED') }, { by: desk });
    await later();
    expect(one.subjects()).toEqual(['Your pickup is canceled']);
  });

  test('of somebody without an account has a letter without a link to a page of one', async () => {
    untilHour(19);
    const one = await somebody([number], personIdFrom(newId()));
    await world.isShipment(bookedBy(one.userId, 'CONFIRMED'));
    await one.happens('confirmed', {}, { by: desk });
    await later();
    expect(one.subjects()).toEqual(['Pickup confirmed']);
    expect(one.letters()[0]?.text).not.toContain('/dashboard/');
  });
});

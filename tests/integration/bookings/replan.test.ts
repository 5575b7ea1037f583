import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { isMoved } from '#lambdas/bookings/told/letters/words.ts';
import { connectionReset } from '../../support/tables.ts';
import {
  customer,
  type DeskWorld,
  FLIGHT,
  MONDAY,
  other,
  startDeskWorld,
  TUESDAY,
  TUESDAY_NOON,
} from './desk.world.ts';

let world: DeskWorld;
beforeEach(async () => {
  world = await startDeskWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.tables.stopAsKept());

/** Longer than anybody books by settings that they read before. */
const SETTLED_MS = 61_000;
const closedTuesday = { closedDays: [{ date: '2026-12-01', name: 'The van is in the workshop' }] };

/** Five pickups on Tuesday of two people, and one on Monday that nothing touches. */
const fiveOnTuesday = async (): Promise<readonly Booking[]> => {
  await world.book({ slot: MONDAY });
  const five: Booking[] = [];
  for (const slot of [TUESDAY, TUESDAY_NOON, TUESDAY, TUESDAY_NOON, TUESDAY])
    five.push(await world.book({ slot }, five.length % 2 === 0 ? customer : other));
  return five;
};

const inOrder = (events: readonly AnyEvent[], order: 'as told' | 'turned') =>
  order === 'as told' ? events : events.toReversed();

/** Brings every message, some of them twice, and lets the schedule run until nothing is left. */
const deliver = async (order: 'as told' | 'turned' = 'as told') => {
  const events = inOrder(await world.heard(), order);
  for (const event of [...events, ...events.slice(0, 1)]) await world.hear(event);
  world.later(SETTLED_MS);
  await world.run();
};

/** The events by which customers are told. */
const movedEvents = async () =>
  (await world.told(BookingChangedV1.type))
    .map((event) => BookingChangedV1.schema.parse(event))
    .filter(({ data }) => isMoved(data));

describe('a day is closed that has five bookings', () => {
  test('everybody is found with a slot that is free, and nobody else', async () => {
    const five = await fiveOnTuesday();
    await world.schedule(closedTuesday);
    await deliver();
    const { items, looking } = await world.touched();
    expect(new Set(items.map(({ booking }) => booking.reference))).toEqual(
      new Set(five.map(({ reference }) => reference)),
    );
    expect(looking).toBe(false);
    for (const { booking, offer } of items) {
      expect(booking.touched).toMatchObject({
        by: 'schedule',
        because: 'We do not pick up on Tuesday, December 1.',
      });
      expect(offer).toMatchObject({ full: false });
      expect(offer?.day).not.toBe('2026-12-01');
    }
    // Who had the morning made this flight, and does with what is offered.
    const morning = items.filter(({ booking }) => booking.visit?.slot.id === TUESDAY);
    expect(morning.map(({ offer }) => offer?.flight)).toEqual([FLIGHT, FLIGHT, FLIGHT]);
    expect(await movedEvents()).toEqual([]);
  });

  test('each is moved once and told once, after staff have chosen, however often they ask', async () => {
    await fiveOnTuesday();
    await world.schedule(closedTuesday);
    await deliver();
    const { items } = await world.touched();
    const chosen = items.map(({ booking }) => booking);
    expect((await world.replan(chosen)).map(({ outcome }) => outcome)).toEqual(Array(5).fill('moved'));
    expect((await world.replan(chosen)).map(({ outcome }) => outcome)).toEqual(Array(5).fill('already'));
    expect((await world.touched()).items).toEqual([]);
    const events = await movedEvents();
    expect(new Set(events.map(({ subject }) => subject))).toEqual(
      new Set(chosen.map(({ reference }) => reference)),
    );
    expect(events).toHaveLength(5);
    expect(new Set(events.map(({ data }) => data.because))).toEqual(new Set(['schedule']));
    for (const { booking, offer } of items) {
      const shown = await world.show(booking);
      expect(shown.booking).toMatchObject({ state: 'CONFIRMED', flight: offer?.flight });
      expect(shown.booking.visits.map(({ slot, state }) => [slot.id, state])).toEqual([
        [booking.visit?.slot.id, 'RESCHEDULED'],
        [offer?.id, 'PLANNED'],
      ]);
      expect(shown.history[0]).toMatchObject({
        what: 'rescheduled',
        by: 'staff-1',
        text: 'We do not pick up on Tuesday, December 1.',
      });
    }
  });

  test('two at the desk who choose the same at the same moment tell nobody twice', async () => {
    await fiveOnTuesday();
    await world.schedule(closedTuesday);
    await deliver();
    const chosen = (await world.touched()).items.map(({ booking }) => booking);
    const outcomes = (await Promise.all([world.replan(chosen), world.replan(chosen)])).flat();
    expect(outcomes.filter(({ outcome }) => outcome === 'moved')).toHaveLength(5);
    expect(await movedEvents()).toHaveLength(5);
  });

  test('who was changed meanwhile stays as they are; others are moved', async () => {
    await fiveOnTuesday();
    await world.schedule(closedTuesday);
    await deliver();
    const [first, second] = (await world.touched()).items.map(({ booking }) => booking);
    if (!first || !second) throw new Error('Five are touched.');
    const outcomes = await world.replan([{ ...first, version: first.version - 1 }, second]);
    expect(outcomes).toMatchObject([{ outcome: 'refused', code: 'BOOKING_CHANGED' }, { outcome: 'moved' }]);
    expect(await movedEvents()).toHaveLength(1);
  });

  test('a slot that was taken meanwhile is not overbooked: another one is looked for', async () => {
    await fiveOnTuesday();
    await world.schedule(closedTuesday);
    await deliver();
    const [first] = (await world.touched()).items;
    const slot = first?.offer?.id;
    if (!first || !slot) throw new Error('Five are touched.');
    for (let taken = 0; taken < 4; taken += 1) await world.make({ slot });
    expect((await world.touched()).items[0]?.offer?.full).toBe(true);
    expect(await world.replan([first.booking])).toMatchObject([{ outcome: 'refused', code: 'SLOT_FULL' }]);
    expect((await world.touched()).looking).toBe(true);
    world.later(SETTLED_MS);
    await world.run();
    const again = (await world.touched()).items.find(
      ({ booking }) => booking.reference === first.booking.reference,
    );
    expect(again?.offer).toMatchObject({ full: false });
    expect(again?.offer?.id).not.toBe(slot);
    expect(await world.replan(again ? [again.booking] : [])).toMatchObject([{ outcome: 'moved' }]);
  });

  test('whoever books by settings of half a minute ago is found as well', async () => {
    await world.schedule(closedTuesday);
    const [event] = await world.heard();
    if (!event) throw new Error('The settings have changed.');
    await world.hear(event);
    expect((await world.touched()).looking).toBe(true);
    // As somebody books who read the settings before: the day is open once more for this booking only.
    await world.schedule({ closedDays: [] });
    const late = await world.book({ slot: TUESDAY });
    await world.schedule(closedTuesday);
    world.later(SETTLED_MS);
    await world.run();
    expect((await world.touched()).items.map(({ booking }) => booking.reference)).toEqual([late.reference]);
  });

  test('it is open again: nobody is touched any more, and nobody was told', async () => {
    await fiveOnTuesday();
    await world.schedule(closedTuesday);
    await deliver();
    await world.schedule({ closedDays: [] });
    await deliver();
    expect((await world.touched()).items).toEqual([]);
    expect(await movedEvents()).toEqual([]);
  });

  test('killed at any write, it goes on where it was', async () => {
    await fiveOnTuesday();
    await world.schedule(closedTuesday);
    const [event] = await world.heard();
    if (!event) throw new Error('The settings have changed.');
    for (let kill = 1; kill <= 4; kill += 1) {
      let writes = 0;
      const faults = {
        before: (operation: string) => {
          if (operation !== 'TransactWriteItems') return;
          writes += 1;
          if (writes >= kill) throw connectionReset();
        },
      };
      world.later(1000);
      await world.hear(event, faults).catch(() => undefined);
    }
    world.later(SETTLED_MS);
    await world.run();
    expect((await world.touched()).items).toHaveLength(5);
    const marks = (await world.told(BookingChangedV1.type)).length;
    expect(marks).toBe(5);
  });
});

describe('a holiday is moved in', () => {
  /** The flight leaves on Thursday then, and its goods are due on Monday. */
  const holiday = {
    holidays: [
      ...defaultSchedule.holidays,
      { date: FLIGHT.day, name: 'A day of mourning', where: 'US' as const },
    ],
  };

  test.each(['as told', 'turned'] as const)(
    'who would miss the flight is moved before its cutoff, the messages %s',
    async (order) => {
      await world.plan();
      const booking = await world.book({ slot: TUESDAY });
      const early = await world.book({ slot: MONDAY });
      expect([booking.flight, early.flight]).toEqual([FLIGHT, FLIGHT]);
      await world.schedule(holiday);
      await world.plan();
      await deliver(order);
      const touched = new Map(
        (await world.touched()).items.map((row) => [row.booking.reference, row] as const),
      );
      expect(touched.get(booking.reference)).toMatchObject({
        booking: {
          touched: {
            by: 'flight',
            because: 'Your time does not make the flight on Friday, December 4 any more.',
          },
        },
        offer: { day: expect.stringMatching(/2026-11-(28|30)/), flight: { day: '2026-12-03' } },
      });
      // Whoever makes it all the same is told of the other day.
      expect(touched.get(early.reference)).toMatchObject({
        booking: {
          touched: { because: 'The flight of Friday, December 4 leaves on Thursday, December 3 now.' },
        },
        offer: { id: MONDAY, flight: { departureId: FLIGHT.departureId, day: '2026-12-03' } },
      });
      await world.replan([...touched.values()].map((row) => row.booking));
      const { booking: moved } = await world.show(early);
      expect(moved).toMatchObject({ flight: { day: '2026-12-03' }, visits: [{ slot: { id: MONDAY } }] });
      expect(await movedEvents()).toHaveLength(2);
    },
  );
});

test('a canceled flight: the time can stay, and the customer is told of the next flight once', async () => {
  await world.plan();
  const booking = await world.book({ slot: TUESDAY });
  expect((await world.cancelFlight()).status).toBe(200);
  await deliver();
  const [row] = (await world.touched()).items;
  expect(row).toMatchObject({
    booking: { reference: booking.reference, touched: { by: 'flight' } },
    offer: { id: TUESDAY, flight: { departureId: 'GY-2026-12-11' } },
  });
  await world.replan(row ? [row.booking] : []);
  expect((await world.show(booking)).booking).toMatchObject({ flight: { day: '2026-12-11' }, visits: [{}] });
  expect((await movedEvents()).map(({ data }) => data.because)).toEqual(['flight']);
});

test('a flight that was canceled before is promised to nobody, and touches nobody who books later', async () => {
  await world.plan();
  await world.cancelFlight();
  const booking = await world.book({ slot: TUESDAY });
  expect(booking.flight).toEqual({ departureId: 'GY-2026-12-11', day: '2026-12-11' });
  await deliver();
  expect((await world.touched()).items).toEqual([]);
});

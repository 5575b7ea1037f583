import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookingsWorld, bookingIn, startBookingsWorld } from '../bookings.world.ts';

let world: BookingsWorld;
beforeAll(async () => {
  world = await startBookingsWorld();
});
afterAll(() => world.stop());

const offered = async (id: string) =>
  (await world.slots({ way: id.startsWith('P') ? 'PICKUP' : 'DROP_OFF', to: 'GY' })).find(
    (slot) => slot.id === id,
  );

/**
 * Clocks change in the night to a Sunday: the pickups of Monday are booked before it, and take place after it. Their deadline is Friday 5PM
 * by the clock of Friday, and they begin at 9AM by the clock of Monday.
 */
describe.each([
  {
    change: 'summer time ends on November 1, 2026',
    before: '2026-10-28T15:00:00.000Z',
    friday: 'P-2026-10-30-0900',
    fridayAt: '2026-10-30T13:00:00.000Z',
    monday: 'P-2026-11-02-0900',
    mondayAt: '2026-11-02T14:00:00.000Z',
    deadline: '2026-10-30T21:00:00.000Z',
  },
  {
    change: 'summer time begins on March 14, 2027',
    before: '2027-03-10T15:00:00.000Z',
    friday: 'P-2027-03-12-0900',
    fridayAt: '2027-03-12T14:00:00.000Z',
    monday: 'P-2027-03-15-0900',
    mondayAt: '2027-03-15T13:00:00.000Z',
    deadline: '2027-03-12T22:00:00.000Z',
  },
])('$change', ({ before, friday, fridayAt, monday, mondayAt, deadline }) => {
  const justBefore = new Date(Date.parse(deadline) - 1).toISOString();

  test('nine in the morning is nine by the clock of the day', async () => {
    world.at(before);
    expect(await offered(friday)).toMatchObject({ from: fridayAt });
    expect(await offered(monday)).toMatchObject({ from: mondayAt, bookBy: deadline });
    expect(await offered(monday.replace('P-', 'D-'))).toMatchObject({ from: mondayAt });
  });

  test('a pickup after it can be booked, moved and canceled free of charge to the last millisecond', async () => {
    world.at(justBefore);
    const kept = bookingIn(await world.make({ slot: monday }));
    const moved = bookingIn(await world.make({ slot: monday }));
    const canceled = bookingIn(await world.make({ slot: monday }));
    const noon = monday.replace('0900', '1200');
    expect(bookingIn(await world.move(moved.reference, 1, noon)).visits.at(-1)?.slot.id).toBe(noon);
    expect(bookingIn(await world.cancel(canceled.reference, 1)).state).toBe('CANCELLED');
    world.at(deadline);
    expect((await world.make({ slot: monday })).body.code).toBe('SLOT_CLOSED');
    expect((await world.move(kept.reference, 1, noon)).body.code).toBe('TOO_LATE_TO_CHANGE');
    expect((await world.cancel(kept.reference, 1)).body).toMatchObject({
      code: 'FEE_CHANGED',
      details: { fee: 2000 },
    });
  });

  test('a place is held for five minutes, also in the hour that comes twice or not at all', async () => {
    // Sunday 1:58 AM in New York by the clock of Saturday: two minutes before the change.
    const sunday = new Date(Date.parse(`${mondayAt.slice(0, 11)}05:58:00.000Z`) - 24 * 3_600_000).getTime();
    const hour = before.startsWith('2027') ? 3_600_000 : 0;
    const start = sunday + hour;
    world.at(new Date(start).toISOString());
    const tuesday = monday.replace(
      /-(\d\d)-0900$/,
      (_, day) => `-${String(Number(day) + 1).padStart(2, '0')}-0900`,
    );
    const { body } = await world.hold(tuesday);
    expect(body.until).toBe(new Date(start + 5 * 60_000).toISOString());
  });
});

import { expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import type { TouchedBooking } from '#domain/bookings/desk/replan-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, admin } = signedIn(cloud, 'customer', 'admin');

const slots = async () =>
  (await cloud.ask<{ slots: readonly OfferedSlot[] }>('slots?way=PICKUP&to=GY&lb=140', { as: customer })).body
    .slots;

const book = (slot: string) =>
  cloud.ask<Booking>('bookings', {
    as: customer,
    headers: { 'idempotency-key': newId() },
    body: {
      way: 'PICKUP',
      to: 'GY',
      zip: '11226',
      name: 'Sample Sender',
      phone: '(718) 555-0123',
      street: '12 Sample Avenue',
      stairs: false,
      photos: [],
      goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
      slot,
      shipments: [],
      searchConsent: true,
    },
  });

const close = async (date: string) => {
  const { body } = await cloud.ask<{ schedule: { version: number; value: Schedule } }>('settings', {
    as: admin,
  });
  const { version, value } = body.schedule;
  const closedDays = [{ date, name: 'The van is in the workshop' }];
  return cloud.ask('settings/schedule', {
    as: admin,
    method: 'PUT',
    body: { version, value: { ...value, closedDays } },
  });
};

const touched = async () =>
  (await cloud.ask<{ items: readonly TouchedBooking[] }>('desk/bookings/touched', { as: admin })).body.items;

test('an admin closes a day: whoever is booked on it is found by the bus, and moved by the desk', async () => {
  const slot = (await slots()).find(({ full }) => !full);
  if (slot === undefined) throw new Error('No slot can be booked.');
  const { status, body: booking } = await book(slot.id);
  expect([status, booking.state]).toEqual([200, 'CONFIRMED']);
  expect((await close(slot.day)).status).toBe(200);
  await expect
    .poll(async () => (await touched()).map(({ booking: { reference } }) => reference), patience)
    .toEqual([booking.reference]);
  const [row] = await touched();
  expect(row?.offer).toMatchObject({ full: false });
  const { reference, version } = row?.booking ?? booking;
  const moved = await cloud.ask('desk/bookings/replan', {
    as: admin,
    body: { bookings: [{ reference, version }] },
  });
  expect(moved.body).toEqual({ bookings: [{ reference, outcome: 'moved' }] });
  const { body: shown } = await cloud.ask<Booking>(`bookings/${reference}`, { as: customer });
  expect(shown.visits.map(({ slot: { id }, state }) => [id, state])).toEqual([
    [slot.id, 'RESCHEDULED'],
    [row?.offer?.id, 'PLANNED'],
  ]);
  // The list of the desk finds it by its new day; the index follows within moments.
  await expect
    .poll(
      async () =>
        (
          await cloud.ask<{ items: readonly Booking[] }>(`desk/bookings?day=${row?.offer?.day}`, {
            as: admin,
          })
        ).body.items.map((one) => one.reference),
      patience,
    )
    .toContain(reference);
});

test('the rebuild has the rights that it needs', async () => {
  const { isDone } = (await cloud.invoke(cloud.named('AWS::Lambda::Function', 'BookingsRebuild'), {})) as {
    readonly isDone: boolean;
  };
  expect(isDone).toBe(true);
});

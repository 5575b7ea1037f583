import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { listeners } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import {
  desk,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  statesOf,
} from '../shipments/shipments.world.ts';
import { aBooking, bookingsIn, eventOf, nextOf } from './follows.world.ts';

let world: ShipmentsWorld;
const now = new Date('2026-11-24T15:00:00.000Z');
let bookings: ReturnType<typeof bookingsIn>;
beforeAll(async () => {
  world = await startShipmentsWorld();
  bookings = bookingsIn(world.tables, () =>
    listeners(world.tables.env, testDependencies(world.tables.client(), { clock: () => now })),
  );
});
afterAll(() => world.tables.stopAsKept());

const pickup = { zip: '11226', street: '20 Sample Street', stairs: false };
const picked = { howItComes: 'PICKUP', pickup } as const;
const kept = ({ id, day, from, to }: Booking['visits'][number]['slot']) => ({ id, day, from, to });
const shown = async (number: string) => shipmentIn(await world.show(number));
const historyOf = async (number: string) => {
  const { body } = await world.deskShow(number);
  return (body.history as { what: string; by: string; changes?: object[] }[]).filter(
    ({ what }) => what === 'booking',
  );
};

let count = 0;
/** A booked shipment with its booking, which is stored. */
const booked = async (form: object = picked, change: Partial<Booking> = {}) => {
  const { number } = await world.booked(form);
  count += 1;
  const booking = aBooking(`BKG-7K3M${count}Q`, { shipments: [number], heldBy: number, ...change });
  return { number, booking: await bookings.store(booking) };
};

describe('a shipment', () => {
  test('keeps its booking and its slot, whatever comes twice, late or for somebody else', async () => {
    const { number, booking } = await booked();
    const made = eventOf(booking, 'made', { by: sender.userId });
    await bookings.hear(made, made);
    const { reference } = booking;
    const first = await shown(number);
    expect(first.pickup).toEqual({
      ...pickup,
      slot: kept(tuesday),
      booking: { reference, state: 'CONFIRMED', version: 2, town: 'Brooklyn, NY' },
    });
    const moved = await bookings.store(
      nextOf(booking, {
        visits: [
          { number: 1, purpose: 'MAIN', slot: tuesday, state: 'RESCHEDULED' },
          { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
        ],
      }),
    );
    await bookings.hear(eventOf(moved, 'changed'), made);
    const second = await shown(number);
    expect([second.pickup?.slot, second.version]).toEqual([kept(wednesday), first.version + 1]);
    expect(await historyOf(number)).toMatchObject([
      {
        by: desk.userId,
        changes: [{ field: 'slot', before: 'Tue, Dec 1, 9 AM to noon', after: 'Wed, Dec 2, 9 AM to noon' }],
      },
      { by: sender.userId, changes: [{ field: 'booking', after: reference }, { field: 'slot' }] },
    ]);
  });

  test('has no slot any more after a visit in vain and after a cancellation', async () => {
    const { number, booking } = await booked();
    await bookings.hear(eventOf(booking, 'made'));
    const failed = await bookings.store(nextOf(booking, { state: 'FAILED', feeFor: 1 }, { state: 'FAILED' }));
    await bookings.hear(eventOf(failed, 'failed'));
    const { reference, version } = failed;
    expect((await shown(number)).pickup).toEqual({
      ...pickup,
      booking: { reference, state: 'FAILED', version, costs: true, town: 'Brooklyn, NY' },
    });
    const cancelled = await bookings.store(nextOf(failed, { state: 'CANCELLED' }));
    await bookings.hear(eventOf(cancelled, 'cancelled'));
    // Another booking takes the place of a canceled one, whose news may come late.
    const next = await bookings.store(aBooking('BKG-7K3MQQ', { shipments: [number], heldBy: number }));
    await bookings.hear(eventOf(next, 'made'), eventOf(cancelled, 'cancelled'));
    expect((await shown(number)).pickup).toMatchObject({
      slot: kept(tuesday),
      booking: { reference: next.reference, state: 'CONFIRMED' },
    });
  });

  test('that its sender brings keeps the slot beside its price, and what the sender changes leaves it', async () => {
    const slot = { ...tuesday, id: 'D-2026-12-01-0900' };
    const visits = [{ number: 1, purpose: 'MAIN' as const, slot, state: 'PLANNED' as const }];
    const { number, booking } = await booked({}, { way: 'DROP_OFF', visits });
    await bookings.hear(eventOf(booking, 'made'));
    const { version, coming } = await shown(number);
    expect(coming).toMatchObject({ way: 'DROP_OFF', slot: kept(slot) });
    const form = { ...sampleForm, insured: true };
    expect(shipmentIn(await world.change(number, { version, form })).coming).toEqual(coming);
  });

  test('is picked up once the van has it, with the consent of the booking, and never back from further', async () => {
    const { number, booking } = await booked();
    await world.scan(number, 'FOH', [2]);
    const done = await bookings.store(
      nextOf(booking, { state: 'COMPLETED', closedAt: now.toISOString() }, { state: 'DONE' }),
    );
    const completed = eventOf(done, 'completed', { at: '2026-11-24T14:30:00.000Z', by: 'driver-1' });
    // News of an earlier step that comes late meets the booking as it is now: what happened is not known by it.
    await bookings.hear(eventOf(booking, 'made'));
    expect(statesOf(await shown(number))).toEqual(['BOOKED', 'RECEIVED', 'BOOKED']);
    await bookings.hear(completed);
    const after = await shown(number);
    expect([statesOf(after), after.state]).toEqual([['PICKED_UP', 'RECEIVED', 'PICKED_UP'], 'PICKED_UP']);
    await world.scan(number, 'FOH', [1]);
    await bookings.hear(completed, completed);
    expect(statesOf(await shown(number))).toEqual(['RECEIVED', 'RECEIVED', 'PICKED_UP']);
    const picks = (await world.stored(`SHIPMENT#${number}`)).filter(({ code }) => code === 'DPU');
    expect(picks).toMatchObject([
      { id: completed.id, pieces: [1, 3], at: '2026-11-24T14:30:00.000Z', by: 'driver-1' },
    ]);
  });

  test('that is brought is not picked up, and a draft is left alone', async () => {
    const { number, booking } = await booked({}, { way: 'DROP_OFF' });
    const draft = await world.make(picked);
    const both = [number, draft.number];
    const done = await bookings.store(
      nextOf(booking, { state: 'COMPLETED', shipments: both }, { state: 'DONE' }),
    );
    await bookings.hear(eventOf(done, 'completed'));
    expect(statesOf(await shown(number))).toEqual(['BOOKED', 'BOOKED', 'BOOKED']);
    expect((await shown(draft.number)).state).toBe('DRAFT');
  });

  test('that is made after the van had its goods is picked up from the beginning, and nobody brings it again', async () => {
    const done = { state: 'COMPLETED', closedAt: now.toISOString() } as const;
    const late = await booked({}, done);
    await bookings.hear(eventOf(late.booking, 'changed', { at: now.toISOString(), by: sender.userId }));
    expect(statesOf(await shown(late.number))).toEqual(['PICKED_UP', 'PICKED_UP', 'PICKED_UP']);
    // One that was still a draft when it was joined follows once it is booked.
    const { number } = await world.booked({});
    const { reference } = await bookings.store(aBooking('BKG-7K3MJQ', { shipments: [number], ...done }));
    await world.put(world.tables.bookings, { pk: `OF#${number}`, sk: 'BOOKING', reference });
    const events = await world.events();
    const made = events.find(({ type, subject }) => type === 'shipment-booked.v1' && subject === number);
    await bookings.hear(made as never, made as never);
    const after = await shown(number);
    expect(statesOf(after)).toEqual(['PICKED_UP', 'PICKED_UP', 'PICKED_UP']);
    expect((await world.stored(`SHIPMENT#${number}`)).filter(({ code }) => code === 'DPU')).toHaveLength(1);
  });

  test('that a booking brings no more loses its slot', async () => {
    const { number, booking } = await booked();
    await bookings.hear(eventOf(booking, 'made'));
    await bookings.store(nextOf(booking, { shipments: [] }));
    await bookings.hear(eventOf(booking, 'changed'));
    expect((await shown(number)).pickup).toEqual(pickup);
  });
});

test('the consent of a booking is one of its shipments, and stays the one that they have', async () => {
  const { number, booking } = await booked();
  const own = (await shown(number)).searchConsent;
  await bookings.hear(eventOf(booking, 'made'));
  expect((await shown(number)).searchConsent).toEqual(own);
  const { number: old, version } = await shown(number);
  const item = (await world.stored(`SHIPMENT#${old}`)).find(({ sk }) => sk === 'SHIPMENT') ?? {};
  const { searchConsent: _, ...silent } = item;
  await world.put(world.tables.shipments, { ...silent, version: version + 1 });
  const changed = await bookings.store(nextOf(booking, {}));
  await bookings.hear(eventOf(changed, 'changed'));
  expect((await shown(old)).searchConsent).toEqual(booking.searchConsent);
});

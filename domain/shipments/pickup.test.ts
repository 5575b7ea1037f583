import { describe, expect, test } from 'vitest';
import { defaultSchedule } from '../departures/schedule/default-schedule.ts';
import { slotWithId } from '../departures/slots/slots.ts';
import type { PieceState } from './lifecycle.ts';
import {
  bookedOf,
  comingOf,
  isFetched,
  pickupAfter,
  pickupMark,
  pickupsOf,
  waitsForPickup,
} from './pickup.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const place = { zip: '11226', street: '20 Sample Street', stairs: false };
const slot = {
  id: 'P-2026-12-01-0900',
  day: '2026-12-01',
  from: '2026-12-01T14:00:00.000Z',
  to: '2026-12-01T17:00:00.000Z',
};
const booking = { reference: 'BKG-7K3M9Q', state: 'CONFIRMED', version: 1 };
const inState = (state: PieceState, pickup: object = place) => ({
  ...sampleShipment,
  howItComes: 'PICKUP' as const,
  pickup: { ...place, ...pickup },
  state,
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
});
const coming = (state: PieceState, pickup: object = place) =>
  comingOf(inState(state, pickup), defaultSchedule);

describe('how a shipment comes', () => {
  test('not at all once its booking has taken place: its goods are with us, whatever is recorded of them', () => {
    const done = { ...booking, state: 'COMPLETED' };
    const joined = {
      ...sampleShipment,
      howItComes: 'DROP_OFF' as const,
      state: 'BOOKED' as const,
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'BOOKED' as const })),
      coming: { way: 'PICKUP' as const, slot, booking: done },
    };
    expect([waitsForPickup(joined), comingOf(joined, defaultSchedule)]).toEqual([false, { way: 'DROP_OFF' }]);
    expect(waitsForPickup({ ...joined, coming: { ...joined.coming, booking } })).toBe(true);
  });
  test('in its slot, with the deadline of the settings', () => {
    const { bookBy } = slotWithId(defaultSchedule, slot.id) ?? {};
    expect(bookBy).toBeDefined();
    expect(coming('BOOKED', { slot })).toEqual({
      way: 'PICKUP',
      slot: { way: 'PICKUP', day: slot.day, from: new Date(slot.from), to: new Date(slot.to), bookBy },
    });
  });

  test('in its slot also where the settings have it no more', () => {
    const closed = { ...defaultSchedule, closedDays: [{ date: slot.day, name: 'Van in the shop' }] };
    expect(comingOf(inState('BOOKED', { slot }), closed)).toMatchObject({ slot: { to: new Date(slot.to) } });
  });

  test('in the earliest free one while it has none', () => {
    expect([coming('DRAFT'), coming('BOOKED')]).toEqual([{ way: 'PICKUP' }, { way: 'PICKUP' }]);
  });

  test('as its booking says, where that is another way than its price has', () => {
    const brought = { ...slot, id: 'D-2026-12-01-0900' };
    const [{ way: byVan }, { way: byHand }] = [{ way: 'PICKUP' } as const, { way: 'DROP_OFF' } as const];
    const fetched = { ...sampleShipment, coming: { way: byVan, slot, booking } };
    expect(comingOf(fetched, defaultSchedule)).toMatchObject({ way: byVan, slot: { way: byVan } });
    expect([isFetched(fetched), waitsForPickup(fetched), bookedOf(fetched)]).toEqual([
      true,
      true,
      { way: byVan, slot, booking },
    ]);
    const given = { ...inState('BOOKED', { booking }), coming: { way: byHand, slot: brought, booking } };
    expect(comingOf(given, defaultSchedule)).toMatchObject({
      way: byHand,
      slot: { way: byHand, bookBy: new Date(slot.to) },
    });
    expect([isFetched(given), waitsForPickup(given), bookedOf(given).slot]).toEqual([false, false, brought]);
  });

  test('is here once all of it is, and on its way while the van has it', () => {
    expect(coming('RECEIVED', { slot })).toEqual({ way: 'HERE' });
    expect(coming('PICKED_UP', { slot })).toEqual({ way: 'DROP_OFF' });
    expect(comingOf(sampleShipment, defaultSchedule)).toEqual({ way: 'DROP_OFF' });
  });
});

test('the time of a pickup stays as its booking says when the sender changes the form', () => {
  const elsewhere = { ...place, street: '4 Sample Lane' };
  expect(pickupAfter({ ...place, slot, booking }, elsewhere)).toEqual({ ...elsewhere, slot, booking });
});

test('news of several shipments says whether we pick up all of them, or some', () => {
  const [fetched, brought] = [{ howItComes: 'PICKUP' } as const, { howItComes: 'DROP_OFF' } as const];
  expect([pickupMark(fetched), pickupMark(brought)]).toEqual([{ pickup: true }, {}]);
  expect([[fetched], [fetched, brought], [brought]].map(pickupsOf)).toEqual([
    { pickups: 'all' },
    { pickups: 'some' },
    {},
  ]);
});

import { describe, expect, test } from 'vitest';
import { defaultSchedule } from '../departures/schedule/default-schedule.ts';
import { slotWithId } from '../departures/slots/slots.ts';
import type { PieceState } from './lifecycle.ts';
import { comingOf, isTimeOpen, pickupAfter, pickupMark, pickupsOf } from './pickup.ts';
import { shipmentTasks } from './tasks.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const place = { zip: '11226', street: '20 Sample Street', stairs: false };
const slot = {
  id: 'P-2026-12-01-0900',
  day: '2026-12-01',
  from: '2026-12-01T14:00:00.000Z',
  to: '2026-12-01T17:00:00.000Z',
};
const agreed = { words: 'Wed, between 9 and 12', at: '2026-11-20T12:00:00.000Z', by: 'desk-1' };
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

  test('in the earliest free one while it has none, unless the desk agreed on a time by phone', () => {
    expect([coming('DRAFT'), coming('BOOKED')]).toEqual([{ way: 'PICKUP' }, { way: 'PICKUP' }]);
    expect(coming('BOOKED', { agreed })).toEqual({ way: 'DROP_OFF' });
  });

  test('is here once all of it is, and on its way while the van has it', () => {
    expect(coming('RECEIVED', { slot })).toEqual({ way: 'HERE' });
    expect(coming('PICKED_UP', { slot })).toEqual({ way: 'DROP_OFF' });
    expect(comingOf(sampleShipment, defaultSchedule)).toEqual({ way: 'DROP_OFF' });
  });
});

describe('the time of a pickup', () => {
  test('is open until it has a slot, a booking that stands, or was agreed on, and is a task until then', () => {
    const tasksOf = (pickup: object) => shipmentTasks({ ...inState('BOOKED', pickup), holds: [] });
    for (const known of [{ slot }, { booking }, { agreed }]) {
      expect(isTimeOpen({ ...place, ...known })).toBe(false);
      expect(tasksOf(known)).toEqual([]);
    }
    for (const open of [{}, { booking: { ...booking, state: 'CANCELLED' } }]) {
      expect(isTimeOpen({ ...place, ...open })).toBe(true);
      expect(tasksOf(open)).toMatchObject([{ kind: 'PICKUP_TO_ARRANGE' }]);
    }
  });

  test('stays as its booking says when the sender changes the form', () => {
    const elsewhere = { ...place, street: '4 Sample Lane' };
    expect(pickupAfter({ ...place, slot, booking, agreed }, elsewhere)).toEqual({
      ...elsewhere,
      slot,
      booking,
    });
  });
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

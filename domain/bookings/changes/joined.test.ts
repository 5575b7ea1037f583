import { expect, test } from 'vitest';
import { bookingStates } from '../lifecycle.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { joined, waitsToBeJoined } from './joined.ts';

const by = { by: 'somebody', at: '2026-12-02T15:00:00.000Z' };
const { heldBy: _, ...own } = sampleBooking;
const done = { ...own, state: 'COMPLETED' as const, shipments: [] };
const number = 'ZHTGQ-4JKHY-1';

test('a finished pickup without a shipment is joined to one, once, and what it costs stays', () => {
  const after = joined(done, number, by);
  expect(after).toMatchObject({
    ok: true,
    value: { version: done.version + 1, state: 'COMPLETED', shipments: [number], price: done.price },
  });
  if (!after.ok) return;
  expect(after.value.heldBy).toBeUndefined();
  expect(joined(after.value, number, by)).toEqual({ ok: true, value: after.value });
  expect(joined(after.value, '7K3M9-Q2X4T-C', by)).toMatchObject({ refusal: { code: 'STEP_NOT_POSSIBLE' } });
});

test('no other booking waits for one in this way', () => {
  for (const state of bookingStates) expect(waitsToBeJoined({ ...done, state })).toBe(state === 'COMPLETED');
  expect(joined({ ...done, state: 'CANCELLED' }, number, by)).toMatchObject({
    refusal: { code: 'STEP_NOT_POSSIBLE' },
  });
});

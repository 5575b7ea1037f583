import { expect, test } from 'vitest';
import { corrected } from './changes/corrected.ts';
import { invoiceJudged } from './changes/judged.ts';
import { next } from './changes/step.ts';
import { isHere, mayBecome, parcelStates, placeOf } from './lifecycle.ts';
import { sampleParcel } from './testing/sample-parcel.ts';

const by = { by: 'desk-1', at: '2026-11-28T16:00:00.000Z' };
const { version } = sampleParcel;

test('every received parcel is in one place, and what has left for good stays there', () => {
  for (const state of parcelStates)
    expect([state, isHere(state)]).toEqual([state, ['shelves', 'unidentified'].includes(placeOf(state))]);
  for (const end of ['DELIVERED', 'RETURNED', 'DISPOSED'] as const)
    expect(parcelStates.filter((state) => mayBecome(end, state))).toEqual([]);
});

test('what leaves lies on no shelf, and is closed from then on', () => {
  const shipped = next(sampleParcel, { state: 'SHIPPED' }, by);
  expect(shipped.shelf).toBeUndefined();
  expect(shipped.closedAt).toBe(by.at);
  expect(next(shipped, { state: 'DELIVERED' }, { at: '2026-12-04T16:00:00.000Z' }).closedAt).toBe(by.at);
});

test('a parcel in a shipment keeps its weight, and may still go to another shelf', () => {
  const inShipment = {
    ...sampleParcel,
    state: 'PACKED' as const,
    shipment: { number: '7K3M9-Q2X4T-C', piece: 1, at: by.at },
  };
  expect(corrected(inShipment, { version, weightLb: 9 }, by)).toMatchObject({ ok: false });
  expect(corrected(inShipment, { version, seen: [{ code: 'PERFUME' }] }, by)).toMatchObject({ ok: false });
  expect(corrected(inShipment, { version, shelf: 'Z-1' }, by)).toMatchObject({
    ok: true,
    value: { shelf: 'Z-1' },
  });
});

test('goods that are seen later have not been looked at', () => {
  const looked = { ...sampleParcel, looked: { verdict: 'MAY_FLY' as const, by: 'desk-1', at: by.at } };
  const seen = corrected(looked, { version, seen: [{ code: 'PERFUME' }] }, by);
  expect(seen.ok && seen.value.looked).toBeUndefined();
  const moved = corrected(looked, { version, shelf: 'Z-1' }, by);
  expect(moved.ok && moved.value.looked).toEqual(looked.looked);
});

test('only an invoice that is there can be judged', () => {
  expect(invoiceJudged(sampleParcel, { version, verdict: 'VERIFIED', ...by })).toMatchObject({
    ok: false,
    refusal: { code: 'STEP_NOT_POSSIBLE' },
  });
});

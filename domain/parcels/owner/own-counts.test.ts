import { expect, test } from 'vitest';
import { inShort } from '../../next-step/in-short.ts';
import type { OwnParcel, Parcel } from '../parcel.ts';
import { sampleKnown, sampleParcel } from '../testing/sample-parcel.ts';
import { ownCounts } from './own-counts.ts';
import { ownParcel } from './own-view.ts';

const own = (change: Partial<Parcel> = {}): OwnParcel =>
  ownParcel({ ...sampleParcel, ...change }, sampleKnown);
const { declaration } = sampleParcel;
const ready = own({ declaration: { ...declaration, invoice: { state: 'VERIFIED' } } });

test('a parcel without its invoice needs its owner, in the words of its own page', () => {
  const unpapered = own();
  expect(ownCounts([unpapered], 2)).toEqual({
    here: 1,
    expected: 2,
    needYou: 1,
    ready: 0,
    toDo: [{ code: sampleParcel.code, title: 'Sample Store', next: inShort(unpapered.next) }],
  });
  expect(unpapered.next.todo?.title).toBe('Add the store’s invoice');
});

test('one that can be sent on, one whose shipment says the rest, and one that we dispose of need nobody', () => {
  const shipment = { number: '7K3M9-Q2X4T-C', piece: 1, at: sampleParcel.changedAt };
  const disposal = { because: 'Perfume inside.', agreedAt: sampleParcel.changedAt, by: 'sample' };
  const counts = ownCounts([ready, own({ state: 'REQUESTED', shipment }), own({ disposal })], 0);
  expect(counts).toMatchObject({ here: 3, needYou: 0, ready: 1, toDo: [] });
});

test('three are named, the newest, and all are counted', () => {
  const codes = ['PCL-2222222Z', 'PCL-3333333Z', 'PCL-4444444Z', 'PCL-5555555Z'];
  const { needYou, toDo } = ownCounts(
    codes.map((code) => own({ code })),
    0,
  );
  expect(needYou).toBe(4);
  expect(toDo.map(({ code }) => code)).toEqual(codes.slice(0, 3));
});

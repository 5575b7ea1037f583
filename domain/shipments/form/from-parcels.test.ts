import { expect, test } from 'vitest';
import { sampleParcel } from '../../parcels/testing/sample-parcel.ts';
import { piecesOf } from '../pieces.ts';
import { asParcels, commoditiesOfParcels, goodsOfParcels, parcelsIn } from './from-parcels.ts';

const other = {
  ...sampleParcel,
  code: 'PCL-2222222Z',
  weightLb: 2.2,
  looked: { verdict: 'MAY_FLY' as const, by: 'desk-1', at: sampleParcel.receivedAt },
  declaration: {
    ...sampleParcel.declaration,
    lines: [{ description: 'Used summer clothes', quantity: 6 }],
  },
};

test('the customs list is what its owner declared, and asks for the values that nobody had to say', () => {
  expect(commoditiesOfParcels([sampleParcel, other])).toEqual([
    {
      parcel: 'PCL-7K3M9Q2X',
      line: 0,
      commodity: { description: 'Children’s shoes', quantity: 1, unitValue: 3999, notThat: false },
    },
    {
      parcel: 'PCL-2222222Z',
      line: 0,
      commodity: { description: 'Used summer clothes', quantity: 6, unitValue: Number.NaN, notThat: true },
    },
  ]);
});

test('each parcel is a piece, weighed and measured as it was received', () => {
  const parcels = [sampleParcel, other];
  const pieces = asParcels(piecesOf(goodsOfParcels(parcels), 'DRAFT'), parcels);
  const taken = { at: sampleParcel.receivedAt, by: sampleParcel.receivedBy };
  expect(pieces.map(({ n, measured }) => [n, measured])).toEqual([
    [1, { thousandthsLb: 3200, sides: { length: 14, width: 9, height: 5, unit: 'in' }, ...taken }],
    [2, { thousandthsLb: 2200, sides: { length: 14, width: 9, height: 5, unit: 'in' }, ...taken }],
  ]);
  expect(parcelsIn({ pieces })).toEqual(['PCL-7K3M9Q2X', 'PCL-2222222Z']);
  expect(parcelsIn({ pieces: piecesOf(goodsOfParcels(parcels), 'DRAFT') })).toEqual([]);
});

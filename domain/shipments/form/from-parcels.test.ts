import { expect, test } from 'vitest';
import { sampleParcel } from '../../parcels/testing/sample-parcel.ts';
import { piecesOf } from '../pieces.ts';
import { asParcels, commoditiesOfParcels, goodsOfParcels, notSeenYet, parcelsIn } from './from-parcels.ts';

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

const looked = { verdict: 'MAY_FLY', by: 'desk-1', at: sampleParcel.receivedAt } as const;
const perfume = {
  ...sampleParcel,
  declaration: {
    ...sampleParcel.declaration,
    lines: [{ description: 'Perfume', quantity: 2, unitValue: 3000 }],
  },
};
const pieceOf = (parcel: typeof sampleParcel) =>
  asParcels(piecesOf(goodsOfParcels([parcel]), 'DRAFT'), [parcel]);
const line = (change: object = {}) => ({
  description: 'Perfume',
  quantity: 2,
  unitValue: 3000,
  notThat: false,
  ...change,
});

test('a piece says who looked into its parcel and found that it may fly, and of what', () => {
  const goods = [{ description: 'Perfume', quantity: 2 }];
  expect(pieceOf({ ...perfume, looked })[0]?.mayFly).toEqual({ goods, by: looked.by, at: looked.at });
  expect(pieceOf(perfume)[0]).not.toHaveProperty('mayFly');
  expect(pieceOf({ ...perfume, looked: { ...looked, verdict: 'MAY_NOT_FLY' } })[0]).not.toHaveProperty(
    'mayFly',
  );
});

test('what staff have seen in a parcel is left out, and the same goods of another parcel are not', () => {
  const pieces = pieceOf({ ...perfume, looked });
  expect(notSeenYet([line({ unitValue: 1 })], pieces)).toEqual([]);
  expect(notSeenYet([line(), line()], pieces)).toEqual([line()]);
  for (const other of [line({ quantity: 3 }), line({ description: 'Perfume oil' })])
    expect(notSeenYet([other], pieces)).toEqual([other]);
  expect(notSeenYet([line()], pieceOf(perfume))).toEqual([line()]);
});

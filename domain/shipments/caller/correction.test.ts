import { describe, expect, test } from 'vitest';
import type { ShipmentForm } from '../form/shipment-form.ts';
import type { PieceState } from '../lifecycle.ts';
import { sampleConsignee, sampleForm } from '../testing/sample-form.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { corrected, moreGoods, papersAfter, reachOf, tooLateFields } from './correction.ts';

const inState = (...states: readonly PieceState[]) => ({
  ...sampleShipment,
  state: states[0] ?? 'BOOKED',
  pieces: sampleShipment.pieces.map((piece, index) => ({
    ...piece,
    state: states[index] ?? states[0] ?? 'BOOKED',
  })),
});

const form = sampleForm as ShipmentForm;
const [barrel, boxes] = form.goods;
if (barrel === undefined || boxes === undefined) throw new Error('the sample form has two rows');
const asked = {
  phone: { ...form, consignee: { ...sampleConsignee, phone: '600-9999' } },
  name: { ...form, consignee: { ...sampleConsignee, name: 'Marva Simple' } },
  contents: { ...form, commodities: form.commodities.map((line) => ({ ...line, description: 'Rice' })) },
  more: { ...form, goods: [{ ...barrel }, { ...boxes, quantity: 3 }] },
  less: { ...form, goods: [{ ...barrel }, { ...boxes, quantity: 1 }] },
  service: { ...form, service: 'express' as const },
};
type Asked = keyof typeof asked;

describe('what the desk can still correct', () => {
  test.each<[string, ReturnType<typeof inState>, readonly Asked[]]>([
    ['while nothing is here', inState('BOOKED'), ['phone', 'name', 'contents', 'more', 'less', 'service']],
    [
      'when one piece is here',
      inState('RECEIVED', 'BOOKED', 'BOOKED'),
      ['phone', 'name', 'contents', 'more'],
    ],
    ['when all is screened', inState('READY'), ['phone', 'name', 'contents', 'more']],
    ['on the list of its flight', inState('MANIFESTED'), ['phone', 'name']],
    ['when it has left', inState('DEPARTED'), ['phone']],
    ['at the counter there', inState('READY_FOR_COLLECTION'), ['phone']],
    ['when it is delivered', inState('DELIVERED'), []],
    ['when it is canceled', inState('CANCELLED'), []],
  ])('%s', (_, shipment, allowed) => {
    const found = (Object.keys(asked) as Asked[]).filter(
      (one) => tooLateFields(shipment, asked[one], reachOf(shipment)).length === 0,
    );
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });

  test('is nothing of what stays the same, in every state', () => {
    for (const state of ['RECEIVED', 'MANIFESTED', 'DEPARTED', 'DELIVERED'] as const)
      expect(tooLateFields(inState(state), form, reachOf(inState(state)))).toEqual([]);
  });
});

describe('a fourth piece', () => {
  test('comes after those that are here, wherever its row stands in the form', () => {
    const before = inState('RECEIVED');
    const after = corrected(before, { ...form, goods: [{ ...boxes, quantity: 3 }, barrel] });
    expect(after.pieces.slice(0, 3)).toEqual(before.pieces);
    expect(after.pieces[3]).toMatchObject({ n: 4, kind: 'BOX', state: 'BOOKED' });
    expect(after.goods).toEqual([...before.goods, { ...boxes, quantity: 1 }]);
  });

  test('is not found where a piece was changed or left out', () => {
    expect(moreGoods(form.goods, asked.less.goods)).toBeUndefined();
    expect(moreGoods(form.goods, [barrel, { ...boxes, weight: 50 }])).toBeUndefined();
    expect(moreGoods(form.goods, form.goods)).toEqual([]);
  });
});

test('papers that say what was corrected are printed again, and the manifest only once it has the shipment', () => {
  expect(papersAfter(['consignee'], 'GOODS')).not.toContain('MANIFEST');
  expect(papersAfter(['consignee'], 'RECEIVER')).toContain('MANIFEST');
  expect(papersAfter(['commodities'], 'GOODS')).toEqual([
    'HOUSE_WAYBILL',
    'COMMERCIAL_INVOICE',
    'PACKING_LIST',
  ]);
  expect(papersAfter(['dangerous'], 'GOODS')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { type HoldFacts, holdsAfter } from './automatic-holds.ts';
import { authorizationWords } from './export/authorization.ts';
import type { Shipment } from './shipment.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const at = '2026-11-24T12:00:00.000Z';
const plain: Shipment = { ...sampleShipment, chargesTerm: 'COLLECT', holds: [] };
const goods = (description: string) => ({
  commodities: [{ description, quantity: 1, unitValue: 1_000, notThat: false }],
});
/** The kinds of the holds of a shipment with these facts. */
const heldBy = (change: Partial<HoldFacts>, before?: Shipment): readonly string[] =>
  holdsAfter(before, { ...plain, ...change }, at).map(({ kind }) => kind);
/** The shipment after holds were placed for these facts. */
const placed = (change: Partial<Shipment>): Shipment => {
  const after = { ...plain, ...change };
  return { ...after, holds: [...holdsAfter(undefined, after, at)] };
};
const authorization = { ein: '•••• 789', name: 'Sample Sender', at, words: authorizationWords('House') };

describe('a hold of the system', () => {
  test.each<[string, Partial<HoldFacts>, readonly string[]]>([
    ['nothing', {}, []],
    ['a word for goods that burn', goods('2 bottles of perfume'), ['DG_REVIEW']],
    ['what the sender says is inside', { dangerous: 'two phones' }, ['DG_REVIEW']],
    ['a large box', { promise: { ...plain.promise, review: ['OVERSIZE_BOX'] } }, ['OVERSIZE']],
    ['a heavy barrel', { promise: { ...plain.promise, review: ['HEAVY_BARREL'] } }, ['OVERSIZE']],
    ['goods for sale', { purpose: 'MERCHANDISE' }, ['INVOICE_MISSING']],
    ['samples', { purpose: 'SAMPLE' }, ['INVOICE_MISSING']],
    ['returns', { purpose: 'RETURN' }, ['INVOICE_MISSING']],
    ['personal effects', { purpose: 'PERSONAL_EFFECTS' }, []],
    ['a price that the sender pays', { chargesTerm: 'PREPAID' }, ['PAYMENT_DUE']],
    ['a price before it is booked', { chargesTerm: 'PREPAID', bookedAt: undefined }, []],
    ['nothing to pay', { chargesTerm: 'PREPAID', promise: { ...plain.promise, total: 0 } }, []],
    ['a filing', { eei: { status: 'REQUIRED' } }, ['EXPORT_CONTROL', 'EIN_MISSING']],
    ['a filing that the sender signed', { eei: { status: 'REQUIRED' }, authorization }, ['EXPORT_CONTROL']],
    ['a filing that is done', { eei: { status: 'FILED', itn: 'X20261120123456' } }, []],
  ])('for %s', (_, change, kinds) => {
    expect(heldBy(change)).toEqual(kinds);
  });

  test('for goods that sound dangerous is not placed where staff have seen them in the parcel', () => {
    const { commodities } = goods('Perfume');
    const mayFly = { goods: [{ description: 'Perfume', quantity: 1 }], by: 'desk-1', at };
    const pieces = plain.pieces.map((piece, place) => (place === 0 ? { ...piece, mayFly } : piece));
    expect(heldBy({ commodities, pieces })).toEqual([]);
    expect(heldBy({ commodities: [...commodities, ...commodities], pieces })).toEqual(['DG_REVIEW']);
    expect(heldBy({ commodities, pieces, dangerous: 'two phones' })).toEqual(['DG_REVIEW']);
  });

  test('is lifted with its reason, and not placed twice for the same one', () => {
    const held = placed({ purpose: 'MERCHANDISE' });
    expect(heldBy({}, held)).toEqual([]);
    expect(heldBy({ purpose: 'MERCHANDISE' }, { ...held, holds: [] })).toEqual([]);
    expect(heldBy({ purpose: 'SAMPLE' }, { ...held, holds: [] })).toEqual(['INVOICE_MISSING']);
    expect(heldBy({ purpose: 'SAMPLE' }, held)).toEqual(['INVOICE_MISSING']);
  });

  test('leaves alone what a person placed, and what a receiver owes', () => {
    const byHand: Shipment = { ...plain, holds: [{ kind: 'DG_REVIEW', at, by: 'desk-1' }] };
    expect(heldBy({}, byHand)).toEqual(['DG_REVIEW']);
    const owed: Shipment = { ...plain, holds: [{ kind: 'PAYMENT_DUE', at, by: 'system' }] };
    expect(heldBy({}, owed)).toEqual(['PAYMENT_DUE']);
    expect(heldBy({ chargesTerm: 'PREPAID', bookedAt: undefined }, owed)).toEqual([]);
  });

  test('says why: the license, or the sum', () => {
    const noteOf = (change: Partial<HoldFacts>) =>
      holdsAfter(undefined, { ...plain, ...change, eei: { status: 'REQUIRED' } }, at).find(
        ({ kind }) => kind === 'EXPORT_CONTROL',
      )?.note;
    expect(noteOf({})).toContain('worth more than $2,500');
    expect(noteOf(goods('Night vision goggles'))).toContain('license');
  });
});

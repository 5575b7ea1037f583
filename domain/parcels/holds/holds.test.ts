import { expect, test } from 'vitest';
import type { Parcel } from '../parcel.ts';
import { parcelTasks } from '../tasks.ts';
import { sampleParcel } from '../testing/sample-parcel.ts';
import { holdsOf } from './holds.ts';

const at = '2026-11-28T16:00:00.000Z';
const verified = { state: 'VERIFIED', file: 'f', by: 'desk-1', at } as const;
const { declaration } = sampleParcel;
const parcel = (change: Partial<Parcel> = {}): Parcel => ({
  ...sampleParcel,
  declaration: { ...declaration, invoice: verified },
  ...change,
});
const declared = (change: Partial<Parcel['declaration']>): Parcel =>
  parcel({ declaration: { ...declaration, invoice: verified, ...change } });
const kinds = (one: Parcel, usMailOk = true) => holdsOf(one, { usMailOk }).map(({ kind }) => kind);

test('a parcel with everything has none', () => {
  expect(kinds(parcel())).toEqual([]);
});

test.each<readonly [string, Parcel, readonly string[]]>([
  ['an invoice that nobody has sent', declared({ invoice: { state: 'PENDING' } }), ['INVOICE_MISSING']],
  ['an invoice that was sent back', declared({ invoice: { state: 'REJECTED' } }), ['INVOICE_MISSING']],
  ['an invoice that waits to be read', declared({ invoice: { state: 'PROVIDED' } }), []],
  ['no line', declared({ lines: [] }), ['VALUE_MISSING']],
  ['a line without a value', declared({ lines: [{ description: 'Shoes', quantity: 1 }] }), ['VALUE_MISSING']],
  ['a gift, of which no value is asked', declared({ lines: [], invoice: { state: 'NOT_REQUIRED' } }), []],
  ['goods that were never asked for', declared({ dangers: undefined }), ['DANGERS_UNANSWERED']],
  ['perfume that its owner declared', declared({ dangers: [{ code: 'PERFUME' }] }), ['DG_REVIEW']],
  ['a power bank that its owner declared', declared({ dangers: [{ code: 'POWER_BANK' }] }), ['DG_REVIEW']],
  ['a power bank that staff saw', parcel({ seen: [{ code: 'POWER_BANK' }] }), ['DISPOSE_OR_RETURN']],
  [
    'goods that may fly',
    parcel({ seen: [{ code: 'PERFUME' }], looked: { verdict: 'MAY_FLY', by: 'd', at } }),
    [],
  ],
  ['goods that may not', parcel({ looked: { verdict: 'MAY_NOT_FLY', by: 'd', at } }), ['DISPOSE_OR_RETURN']],
])('%s', (_, one, expected) => {
  expect(kinds(one)).toEqual(expected);
});

test('U.S. Mail waits for Form 1583', () => {
  expect(kinds(parcel({ usMail: true }), false)).toEqual(['FORM_1583']);
  expect(kinds(parcel({ usMail: true }), true)).toEqual([]);
  expect(kinds(parcel(), false)).toEqual([]);
});

test('while nobody knows whose it is, only what staff saw holds it; what is on its way is not held', () => {
  const nothing = { declaration: { lines: [], invoice: { state: 'PENDING' as const } } };
  expect(kinds(parcel({ state: 'UNIDENTIFIED', ...nothing }))).toEqual([]);
  expect(kinds(parcel({ state: 'UNIDENTIFIED', ...nothing, seen: [{ code: 'PERFUME' }] }))).toEqual([
    'DG_REVIEW',
  ]);
  expect(kinds(parcel({ state: 'REQUESTED', ...nothing }))).toEqual([]);
});

test('an invoice is read from when it was provided, and a parcel is identified since it is nobody’s', () => {
  const provided = { state: 'PROVIDED', at } as const;
  expect(parcelTasks(declared({ invoice: provided }))).toEqual([{ kind: 'PARCEL_INVOICE', since: at }]);
  const before = [{ ownerId: 'ann', mailbox: '10001', from: sampleParcel.receivedAt, to: at }];
  expect(parcelTasks(parcel({ state: 'UNIDENTIFIED', before }))).toEqual([
    { kind: 'PARCEL_UNIDENTIFIED', since: at },
  ]);
  expect(parcelTasks(parcel({ state: 'RETURNED', closedAt: at }))).toEqual([]);
});

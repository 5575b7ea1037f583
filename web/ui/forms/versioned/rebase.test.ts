import { expect, test } from 'vitest';
import { rebase } from './rebase.ts';

const base = {
  name: 'Skybarrel',
  phone: { display: '1', e164: '+1' },
  hours: [{ days: 'Monday', hours: '9 to 6' }],
};

test('a field that I did not change has their value, a changed field has mine', () => {
  const mine = { ...base, name: 'Harbour Air' };
  const theirs = { ...base, phone: { display: '2', e164: '+2' } };
  expect(rebase(base, mine, theirs)).toEqual({
    value: { ...base, name: 'Harbour Air', phone: { display: '2', e164: '+2' } },
    clashes: [],
  });
});

test('fields of a group are merged one by one', () => {
  const mine = { ...base, phone: { ...base.phone, display: 'mine' } };
  const theirs = { ...base, phone: { ...base.phone, e164: '+theirs' } };
  expect(rebase(base, mine, theirs).value.phone).toEqual({ display: 'mine', e164: '+theirs' });
});

test('a field that both changed keeps my value, and their value is reported', () => {
  const mine = { ...base, phone: { ...base.phone, display: 'mine' } };
  const theirs = { ...base, phone: { ...base.phone, display: 'theirs' } };
  const { value, clashes } = rebase(base, mine, theirs);
  expect(value.phone.display).toBe('mine');
  expect(clashes).toEqual([{ field: 'phone.display', theirs: 'theirs' }]);
});

test('the same change by both is not a clash', () => {
  const both = { ...base, name: 'Harbour Air' };
  expect(rebase(base, both, structuredClone(both))).toEqual({ value: both, clashes: [] });
});

test('a list that both changed is completely mine', () => {
  const mine = { ...base, hours: [] };
  const theirs = { ...base, hours: [...base.hours, { days: 'Sunday', hours: 'Closed' }] };
  const { value, clashes } = rebase(base, mine, theirs);
  expect(value.hours).toEqual([]);
  expect(clashes.map(({ field }) => field)).toEqual(['hours']);
});

test('an incomplete number is kept too', () => {
  const card = { stairs: 1500, repack: 0 };
  expect(rebase(card, { ...card, stairs: Number.NaN }, { ...card, repack: 5 }).value).toEqual({
    stairs: Number.NaN,
    repack: 5,
  });
});

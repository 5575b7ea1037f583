import { expect, test } from 'vitest';
import { rebase } from './rebase.ts';

const base = {
  name: 'Skybarrel',
  phone: { display: '1', e164: '+1' },
  hours: [{ days: 'Monday', hours: '9 to 6' }],
};

test('what I did not touch is theirs, what I typed is mine', () => {
  const mine = { ...base, name: 'Harbour Air' };
  const theirs = { ...base, phone: { display: '2', e164: '+2' } };
  expect(rebase(base, mine, theirs)).toEqual({
    value: { ...base, name: 'Harbour Air', phone: { display: '2', e164: '+2' } },
    clashes: [],
  });
});

test('of one group each field goes its own way', () => {
  const mine = { ...base, phone: { ...base.phone, display: 'mine' } };
  const theirs = { ...base, phone: { ...base.phone, e164: '+theirs' } };
  expect(rebase(base, mine, theirs).value.phone).toEqual({ display: 'mine', e164: '+theirs' });
});

test('a field that both changed stays as I typed it, and is named with theirs', () => {
  const mine = { ...base, phone: { ...base.phone, display: 'mine' } };
  const theirs = { ...base, phone: { ...base.phone, display: 'theirs' } };
  const { value, clashes } = rebase(base, mine, theirs);
  expect(value.phone.display).toBe('mine');
  expect(clashes).toEqual([{ field: 'phone.display', theirs: 'theirs' }]);
});

test('the same change by both is no clash', () => {
  const both = { ...base, name: 'Harbour Air' };
  expect(rebase(base, both, structuredClone(both))).toEqual({ value: both, clashes: [] });
});

test('a list that both changed is mine whole, never a mixture', () => {
  const mine = { ...base, hours: [] };
  const theirs = { ...base, hours: [...base.hours, { days: 'Sunday', hours: 'Closed' }] };
  const { value, clashes } = rebase(base, mine, theirs);
  expect(value.hours).toEqual([]);
  expect(clashes.map(({ field }) => field)).toEqual(['hours']);
});

test('a half typed figure is kept, too', () => {
  const card = { stairs: 1500, repack: 0 };
  expect(rebase(card, { ...card, stairs: Number.NaN }, { ...card, repack: 5 }).value).toEqual({
    stairs: Number.NaN,
    repack: 5,
  });
});

import { expect, test } from 'vitest';
import { DAY_MS } from '../../../kernel/new-york.ts';
import { begunOf } from './begun-shipment.ts';
import type { SavedDraft } from './draft.ts';

const now = new Date('2026-11-29T17:00:00Z');
const barrel = { kind: 'barrel', barrel: 'B55', quantity: '1', weight: '140' };
const draftOf = (data: Record<string, unknown>, change: Partial<SavedDraft> = {}): SavedDraft => ({
  id: 'one',
  data,
  timestamp: now.getTime(),
  version: 1,
  savedAt: now.toISOString(),
  ...change,
});
const typed = { price: { to: 'GY', goods: [barrel] }, total: 38_500 };
const begun = (...drafts: readonly SavedDraft[]) => begunOf(drafts, [], now);

test('what was begun is said with its sum and its country, for whom, how long it is kept, and leads back into it', () => {
  expect(begun(draftOf(typed))).toEqual({
    id: 'one',
    name: 'Receiver not named yet, Guyana',
    more: 0,
    next: {
      title: 'You have not finished booking your $385.00 barrel to Guyana',
      lines: ['What you typed is kept until Tue, Dec 29.'],
      isToDo: true,
      button: { label: 'Go on with it', path: '/dashboard/create-shipment?draft=one' },
    },
  });
  const boxes = { to: 'JM', goods: [{ kind: 'box', quantity: '3' }] };
  const named = { price: boxes, total: 61_200, consignee: { name: ' Anita Persaud ' } };
  const one = begun(draftOf(named));
  expect([one?.name, one?.next.title]).toEqual([
    'Anita Persaud, Jamaica',
    'You have not finished booking your 3 boxes to Jamaica for $612.00',
  ]);
});

test('a pickup is known by its street until somebody is named who receives it', () => {
  const pickup = { ...typed, pickup: {}, pickupStreet: ' 12 Sample Avenue ' };
  expect(begun(draftOf(pickup))?.name).toBe('Pickup at 12 Sample Avenue, for Guyana');
  expect(begun(draftOf({ ...pickup, price: {} }))?.name).toBe('Pickup at 12 Sample Avenue');
  expect(begun(draftOf({ ...pickup, consignee: { name: 'Anita Persaud' } }))?.name).toBe(
    'Anita Persaud, Guyana',
  );
});

test('a sum that nobody worked out, or that is old, is not said', () => {
  const titles = [
    draftOf({ price: typed.price }),
    draftOf({ ...typed, total: 0 }),
    draftOf({ ...typed, price: { to: 'GY', goods: [{ kind: 'box', quantity: 'two' }] } }),
    draftOf(typed, { timestamp: now.getTime() - 8 * DAY_MS }),
  ].map((draft) => begun(draft)?.next.title);
  expect(new Set(titles)).toEqual(new Set(['You have not finished booking your shipment to Guyana']));
});

test.each([{}, { price: 7, consignee: 'x', made: null, total: '1' }, { price: { to: 'XX', goods: {} } }])(
  'whatever a browser sent has a way back into it: %j',
  (data) => {
    expect(begun(draftOf(data))).toMatchObject({
      name: 'Receiver not named yet',
      next: { title: 'You have not finished booking your shipment' },
    });
  },
);

test('the last one is said, and how many more there are', () => {
  const [two, three] = [draftOf(typed, { id: 'two' }), draftOf(typed, { id: 'three' })];
  expect(begun(draftOf(typed), two)?.more).toBe(1);
  expect(begun(draftOf(typed), two, three)?.more).toBe(2);
});

test('a change of a shipment that is booked, what became a shipment beside it, and what a pickup brings, are not said again', () => {
  expect(begun(draftOf({ ...typed, booking: 'BKG-7K3M9Q' }))).toBeUndefined();
  expect(begun(draftOf({ ...typed, booking: '' }))).toBeDefined();
  const made = draftOf({ ...typed, made: { number: '7K3M9-Q2X4T-C' } });
  expect(begun(draftOf(typed, { id: 'change-7K3M9-Q2X4T-C-2' }))).toBeUndefined();
  expect(begunOf([made], ['7K3M9-Q2X4T-C'], now)).toBeUndefined();
  expect(begunOf([made], [], now)).toBeDefined();
  expect(begun()).toBeUndefined();
});

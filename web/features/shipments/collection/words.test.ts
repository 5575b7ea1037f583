import { expect, test } from 'vitest';
import { AT_DOOR } from '#domain/shipments/next-step/at-door.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { codeWordsHere } from './words.ts';

const { pieces: booked } = sampleShipment;
const goods = (state: 'DEPARTED' | 'READY_FOR_COLLECTION') => ({
  pieces: booked.map((piece) => ({ ...piece, state })),
});
const none = { state: 'NONE', version: 0, left: 0 } as const;
const words = (
  ...[shown, of, isAsked]: [Parameters<typeof codeWordsHere>[0], ReturnType<typeof goods>, boolean]
) => codeWordsHere(shown, of, { isNew: false, isAsked });

test('a code is asked for only where that is what to do now', () => {
  const ready = goods('READY_FOR_COLLECTION');
  expect(words(none, ready, true)).toBe(
    'The receiver needs a six-digit code at the counter. Get it here and send it to them.',
  );
  expect(words(none, goods('DEPARTED'), false)).toBe(
    'It is not ready to collect yet. When it is, the receiver needs a six-digit code at the counter. You can get it here, now or then.',
  );
  expect(words(none, ready, false)).toMatch(
    /^The receiver has opened their page and gets the six-digit code there\./,
  );
  expect(words({ ...none, otherHas: true }, ready, false)).toBe(
    'The receiver has a code of their own, which keeps working. Either one works; then both are used. You need no other one.',
  );
});

test('what a driver brings to the door needs none', () => {
  const door = { ...goods('READY_FOR_COLLECTION'), door: { town: 'Georgetown' } };
  expect(codeWordsHere(none, door, { isNew: false, isAsked: false })).toMatch(
    /^A driver brings it to the door\./,
  );
});

test('what a driver has needs none, also where nobody booked the door', () => {
  const pieces = booked.map((piece) => ({ ...piece, state: 'OUT_FOR_DELIVERY' as const }));
  const [first, ...others] = pieces;
  const asked = (goods: Parameters<typeof codeWordsHere>[1]) =>
    codeWordsHere(none, goods, { isNew: false, isAsked: false });
  expect(asked({ pieces })).toBe(AT_DOOR);
  if (first === undefined) throw new Error('It has pieces.');
  expect(asked({ pieces: [{ ...first, state: 'DELIVERED' }, ...others] })).toBe(AT_DOOR);
  // A part is still on its way to the counter.
  expect(asked({ pieces: [{ ...first, state: 'DEPARTED' }, ...others] })).not.toBe(AT_DOOR);
});

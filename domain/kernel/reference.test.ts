import { expect, test } from 'vitest';
import { REFERENCE_BYTES, referenceKind } from './reference.ts';

const { shape: REFERENCE_SHAPE, of: referenceOf, from: referenceFrom } = referenceKind('ENQ');

test('every byte makes a valid character', () => {
  for (let byte = 0; byte < 256; byte += 1)
    expect(referenceOf(new Uint8Array(REFERENCE_BYTES).fill(byte))).toMatch(REFERENCE_SHAPE);
});

test('every character is equally likely', () => {
  const characters = Array.from({ length: 256 }, (_, byte) => referenceOf([byte]).at(-1));
  const times = Map.groupBy(characters, (character) => character);
  expect(times.size).toBe(32);
  for (const found of times.values()) expect(found).toHaveLength(8);
});

test.each([
  ['as it stands', 'ENQ-7K3M9Q'],
  ['in small letters', 'enq-7k3m9q'],
  ['without the prefix', '7K3M9Q'],
  ['with blanks', ' enq 7k3 m9q '],
])('a reference %s is understood', (_, typed) => {
  expect(referenceFrom(typed)).toBe('ENQ-7K3M9Q');
});

test('letters that look like digits are read as digits', () => {
  expect(referenceFrom('ENQ-OIL0I1')).toBe('ENQ-011011');
});

test('a code that begins like the prefix stays whole', () => {
  expect(referenceFrom('ENQ7K3')).toBe('ENQ-ENQ7K3');
});

test.each(['', 'ENQ-', '7K3M9', '7K3M9QX', 'ENQ-7K3M9U'])('%j is no reference', (typed) => {
  expect(referenceFrom(typed)).toBeUndefined();
});

test('a reference of one kind is none of another', () => {
  expect(referenceKind('QTE').shape.test('ENQ-7K3M9Q')).toBe(false);
  expect(referenceKind('QTE').from('ENQ-7K3M9Q')).toBeUndefined();
});

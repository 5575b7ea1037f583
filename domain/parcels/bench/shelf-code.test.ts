import { expect, test } from 'vitest';
import { readShelf, shelfCode } from './shelf-code.ts';

test.each([
  [shelfCode('B-04'), 'B-04'],
  ['shelf:overflow', 'OVERFLOW'],
  ['b-04', 'B-04'],
  [' A12 ', 'A12'],
  ['C-3-12', 'C-3-12'],
])('“%s” is the shelf %s', (text, shelf) => expect(readShelf(text)).toBe(shelf));

test.each([
  '123456789012',
  '1Z999AA10123456784',
  'TBA123456789012',
  'JD0123',
  'PCL-7K3M9Q2X',
  '10x8x6',
  'SHELF ',
  'OVERFLOW',
])('“%s” is no shelf', (text) => expect(readShelf(text)).toBeUndefined());

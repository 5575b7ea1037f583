import { expect, test } from 'vitest';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { cargoWords, piecesCounted, receiverFirstName } from './cargo-words.ts';

const box = { kind: 'BOX', state: 'BOOKED' } as const;
const barrel = { kind: 'BARREL', state: 'BOOKED' } as const;
const gone = { kind: 'BOX', state: 'CANCELLED' } as const;

test.each([
  [[box], '1 box'],
  [[box, box], '2 boxes'],
  [[barrel], '1 barrel'],
  [[box, barrel, box, barrel], '2 barrels and 2 boxes'],
  [[box, gone], '1 box'],
  // What it was, once all of it is canceled.
  [[gone, gone], '2 boxes'],
])('%o are counted as %s', (pieces, words) => {
  expect(piecesCounted(pieces)).toBe(words);
});

test('the sender reads the whole name, a stranger the first one in letters that are printed', () => {
  const consignee = { ...sampleShipment.consignee, name: 'محمد الأحمد', latinName: 'Muhammad Al-Ahmad' };
  const shipment = { ...sampleShipment, pieces: sampleShipment.pieces.slice(0, 1), consignee };
  const counted = piecesCounted(shipment.pieces);
  expect(cargoWords(shipment)).toBe(`${counted} to Georgetown for Muhammad Al-Ahmad (محمد الأحمد)`);
  expect(receiverFirstName(shipment)).toBe('Muhammad');
});

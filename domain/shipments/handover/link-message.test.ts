import { expect, test } from 'vitest';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { linkMessage } from './link-message.ts';

const link = 'https://skybarrel.test/collect#7K3M9-Q2X4T-C.secret';

test('the receiver reads who sends what, what the link shows and to keep it, and the link ends the message', () => {
  expect(linkMessage(sampleShipment, link)).toBe(
    `Marva, Sample Sender is sending you 1 barrel and 2 boxes. Keep this link to yourself: whoever has it can get the code. See when it arrives, where to collect it and what to bring: ${link}`,
  );
});

test('nobody is sent to collect what comes to their door, and what was canceled is not counted', () => {
  const [first, ...others] = sampleShipment.pieces.map((piece) => ({
    ...piece,
    state: 'CANCELLED' as const,
  }));
  if (first === undefined) throw new Error('It has pieces.');
  const pieces = [{ ...first, state: 'BOOKED' as const }, ...others];
  const text = linkMessage({ ...sampleShipment, pieces, door: { town: 'Linden' } }, link);
  expect(text).toContain('is sending you 1 barrel. ');
  expect(text).toContain(`See when it arrives: ${link}`);
  expect(text).not.toContain('where to collect');
});

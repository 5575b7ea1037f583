import { expect, test } from 'vitest';
import { linkMessage } from './link-message.ts';

test('the receiver reads what the link shows and to keep it, and the link ends the message', () => {
  const link = 'https://skybarrel.test/collect#7K3M9-Q2X4T-C.secret';
  expect(linkMessage({ number: '7K3M9-Q2X4T-C', to: 'GY', link })).toBe(
    `Shipment 7K3M9-Q2X4T-C to Georgetown: this page shows what comes, when, where you collect it and what to bring. You need no account. Keep the link to yourself: whoever has it can get the code. ${link}`,
  );
});

import { expect, test } from 'vitest';
import { defaultCapabilities } from '../../settings/capabilities.ts';
import { codeMessage } from './code-message.ts';

const given = { number: 'SB-7K3M9Q2X', to: 'GY', code: '482913' } as const;

test('a code is sent with the counter, its hours and what to bring, and with no name', () => {
  const { collectAt } = defaultCapabilities.destinations.GY;
  expect(codeMessage(given, collectAt)).toBe(
    'Code for shipment SB-7K3M9Q2X: 482 913. You collect it at Sample counter, 18 Sample Wharf Street, Georgetown. Open Monday to Friday 8:00 AM to 4:30 PM, Saturday 8:00 AM to 12:00 PM. Bring your photo ID, the six-digit code and your TIN. Give the code to nobody but the counter.',
  );
});

test('where there is no counter the receiver is not sent to one', () => {
  expect(codeMessage({ ...given, to: 'SR' }, undefined)).toContain(
    'You collect it in Paramaribo. Call before you go.',
  );
});

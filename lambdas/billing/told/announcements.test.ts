import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import example from '#events/billing/check-back.v1.example.json' with { type: 'json' };
import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
import received from '#events/billing/payment-received.v1.example.json' with { type: 'json' };
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { announcements } from './announcements.ts';

const letterOf = (change: object = {}) => {
  const announcement = announcements.find(({ type }) => type === CheckBackV1.type);
  const event = CheckBackV1.schema.parse({ ...example, data: { ...example.data, ...change } });
  const parts = announcement?.partsOf(event, defaultBrand, defaultCapabilities, announcement.facts?.sample);
  return parts?.[0]?.letters?.[0]?.paragraphs?.join(' ');
};

test('a returned check is told with what the bank charged for it, and what is owed with that, once', () => {
  const text = letterOf();
  expect(text).toContain('The bank returned the check for $630.00');
  expect(text).toContain('Our bank charged $15.00 for it');
  expect(text?.match(/\$645\.00/g)).toHaveLength(1);
});

test('nothing is said of a fee where none was charged', () => {
  const { before } = example.data.balance;
  const { waiting: _, ...after } = before;
  expect(letterOf({ balance: { before, after } })).not.toContain('Our bank charged');
});

test('the receipt of a check that was paid twice says what we pay back, and not that nothing is left', () => {
  const announcement = announcements.find(({ type }) => type === PaymentReceivedV1.type);
  const before = { charged: 35_000, paid: 34_000, credited: 0, owed: 1000, waiting: 6000 };
  const after = { charged: 35_000, paid: 40_000, credited: 0, owed: -5000 };
  const data = { ...received.data, amount: 6000, method: 'CHECK', balance: { before, after } };
  const event = PaymentReceivedV1.schema.parse({ ...received, data });
  const parts = announcement?.partsOf(event, defaultBrand, defaultCapabilities, announcement.facts?.sample);
  const text = parts?.[0]?.letters?.[0]?.paragraphs?.join(' ');
  expect(text).toContain('We will pay $50.00 back');
  expect(text).not.toContain('Paid in full');
});

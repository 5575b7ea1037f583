import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import example from '#events/billing/check-back.v1.example.json' with { type: 'json' };
import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
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

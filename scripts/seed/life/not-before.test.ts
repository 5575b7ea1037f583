import { expect, it } from 'vitest';
import { sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { notBefore } from './not-before.ts';

it('pays a sample that the cloud billed by today’s clock after that, and every other one at its own time', () => {
  const charged = Math.max(...sampleInvoice.entries.map(({ at }) => Date.parse(at)));
  const past = new Date(charged - 86_400_000);
  const later = new Date(charged + 86_400_000);
  expect(notBefore(sampleInvoice, past)).toEqual(new Date(charged));
  expect(notBefore(sampleInvoice, later)).toEqual(later);
  expect(notBefore(undefined, past)).toEqual(past);
});

import { expect, test } from 'vitest';
import { sampleForm } from '../testing/sample-form.ts';
import { afterBooking } from './asked-words.ts';

const by = '2026-12-01T21:00:00.000Z';

test('whoever books reads before what is asked after: the invoice, the tax number with a signature, and what we check', () => {
  const form = {
    ...sampleForm,
    purpose: 'MERCHANDISE' as const,
    commodities: [
      { description: 'Phones', quantity: 4, unitValue: 90_000, notThat: false },
      { description: 'Perfume', quantity: 1, unitValue: 1_000, notThat: false },
    ],
  };
  expect(afterBooking(form, by)).toEqual([
    { line: expect.stringContaining('can be dangerous on a plane') },
    {
      title: 'Add the invoice by Tue, Dec 1, 4:00 PM',
      line: 'Customs asks for an invoice with these goods.',
    },
    {
      title: 'Give your tax number and sign by Tue, Dec 1, 4:00 PM',
      line: expect.stringContaining('with your tax number (EIN) and your signature'),
    },
  ]);
  expect(afterBooking(form, undefined)[1]?.title).toBe('Add the invoice');
});

test('of a gift below the limit nothing is asked but the payment, which is said beside the button', () => {
  expect(afterBooking(sampleForm, by)).toEqual([]);
});

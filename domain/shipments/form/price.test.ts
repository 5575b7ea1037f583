import { describe, expect, test } from 'vitest';
import { sampleForm } from '../testing/sample-form.ts';
import { addedCharges, estimateRequestOf, underPromise } from './price.ts';

const towns = ['Georgetown'];
const asked = (change: Partial<typeof sampleForm>, pickupMiles?: number) =>
  estimateRequestOf({ ...sampleForm, ...change }, { deliveryTowns: towns, pickupMiles });

describe('the price that a form asks for', () => {
  test('is that of a mailbox only for goods from a mailbox', () => {
    expect(asked({ howItComes: 'MAILBOX' }).mailbox).toBe(true);
    for (const howItComes of ['DROP_OFF', 'PICKUP'] as const)
      expect(asked({ howItComes }).mailbox).toBe(false);
  });

  test('keeps what was promised for goods from a mailbox, unless we fetch them', () => {
    const [promised, brought] = [asked({ howItComes: 'MAILBOX' }), asked({})];
    expect(underPromise(brought, promised).mailbox).toBe(true);
    expect(underPromise(asked({ howItComes: 'PICKUP' }, 5), promised).mailbox).toBe(false);
    for (const other of [undefined, brought]) expect(underPromise(brought, other)).toEqual(brought);
  });

  test('has a pickup only with its distance, and a door only in a town that is served', () => {
    const pickup = { zip: '07102', stairs: true };
    expect(asked({ howItComes: 'PICKUP', pickup }, 5)).toMatchObject({
      pickupMiles: 5,
      pickupZip: '07102',
      stairs: true,
    });
    expect(asked({ howItComes: 'PICKUP', pickup })).not.toHaveProperty('pickupMiles');
    expect(asked({ pickup }, 5)).not.toHaveProperty('pickupMiles');
    expect(asked({ door: { town: ' georgetown ' } }).doorDelivery).toBe(true);
    for (const door of [{ town: 'Linden' }, undefined]) expect(asked({ door }).doorDelivery).toBe(false);
  });

  test('counts the whole list for insurance and the dearest kind for the export filing', () => {
    expect(asked({ insured: true })).toMatchObject({
      insured: true,
      declaredValue: 22_000,
      dearestKindValue: 12_000,
    });
    const none = asked({ insured: true, commodities: [] });
    expect(none.insured).toBe(false);
    for (const value of ['declaredValue', 'dearestKindValue']) expect(none).not.toHaveProperty(value);
  });
});

describe('what a form adds to a price that was agreed on', () => {
  const freight = { code: 'freight', text: 'Freight, 380 lb × $4.00', amount: 152_000 };
  const filing = { code: 'AE', text: 'Export filing', amount: 3_500 };

  test('is each charge more, and nothing where all is as it was', () => {
    expect(addedCharges([freight], [freight, filing])).toEqual([filing]);
    expect(addedCharges([freight], [freight])).toEqual([]);
    expect(addedCharges([filing], [filing, filing])).toEqual([filing]);
  });

  test('is what a price group takes off besides, where the freight is another one', () => {
    const off = { code: 'group', text: 'Trade price, 10% off freight', amount: -15_200 };
    const express = { code: 'express', text: 'Express, 25% of the freight', amount: 38_000 };
    const more = { ...off, amount: -19_000 };
    expect(addedCharges([freight, off], [freight, express, more])).toEqual([
      express,
      { ...off, amount: -3_800 },
    ]);
    expect(addedCharges([freight, off], [freight, filing, off])).toEqual([filing]);
    expect(addedCharges([freight, off], [freight, express])).toEqual([express, { ...off, amount: 15_200 }]);
  });

  test('is unknown where a charge is gone or another one, and where there are other boxes or barrels', () => {
    expect(addedCharges([freight, filing], [freight])).toBeUndefined();
    expect(addedCharges([freight], [{ ...freight, amount: 1 }, filing])).toBeUndefined();
    expect(addedCharges([freight], [freight, { ...filing, code: 'barrel' }])).toBeUndefined();
  });
});

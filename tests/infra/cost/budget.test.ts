import { describe, expect, it } from 'vitest';
import { confirmedBusiness } from '#infra/checked-stages.ts';
import { aShipment } from '#infra/expected-bill.ts';
import { resolveStage } from '#infra/stages.ts';
import { synthesize } from '../cloud.ts';
import { countShipment } from './bench-counts.ts';
import { billOf, documented, sumOf } from './bill.ts';
import { monthOf, peopleOf, type Size, whatsAppOf } from './model.ts';

/** AWS sends the first mail at 80 % of a budget. */
const FIRST_MAIL = 0.8;

const sizeOf = (shipmentsAMonth: number): Size => ({ name: '', shipmentsAMonth, signIn: 0.6 });

const budgetOf = (settings: object): number => resolveStage(settings, confirmedBusiness).monthlyBudget;

/** What a month really costs by the templates and the bench, when all messages go to Guyana. */
const realBill = (settings: object, shipmentsAMonth: number, whatsApp: boolean): number =>
  sumOf(monthOf(sizeOf(shipmentsAMonth), sumOf(billOf(synthesize(settings))))) +
  (whatsApp ? whatsAppOf(sizeOf(shipmentsAMonth)).toGuyana : 0);

const { whatsAppNumberId: _, whatsAppAccountId: __, ...withoutWhatsApp } = documented;
const testStage = { name: 'test', alarmMail: 'ops@example.com' };

describe('what a shipment is expected to cost', () => {
  it('is what the bench counts, rounded up', () => {
    const { dollars, mails } = countShipment();
    const each = sumOf(monthOf(sizeOf(1), 0));
    expect(aShipment.aws).toBeGreaterThanOrEqual(each);
    expect(aShipment.aws).toBeLessThan(1.5 * each);
    // To the cent.
    expect(aShipment.whatsApp).toBeCloseTo(dollars.toGuyana, 2);
    expect(aShipment.mails).toBe(mails);
    expect(aShipment.people).toBeCloseTo(peopleOf(sizeOf(1)));
  });

  it('has nothing of the bench missing in its lines', () => {
    const { dollars, sum } = countShipment();
    expect(dollars.mail + dollars.work + dollars.edge + dollars.logs).toBeCloseTo(sum, 5);
  });
});

describe('the default budget', () => {
  it.each([0, 50, 500, 2000, 10_000, 100_000])(
    'is not used up in a month of %d shipments, if so many are expected',
    (shipmentsAMonth) => {
      for (const [settings, whatsApp] of [
        [testStage, false],
        [withoutWhatsApp, false],
        [documented, true],
      ] as const) {
        const bill = realBill(settings, shipmentsAMonth, whatsApp);
        const budget = budgetOf({ ...settings, shipmentsAMonth });
        expect(bill).toBeLessThan(FIRST_MAIL * budget);
        // A budget far above the bill would never say anything.
        expect(budget).toBeLessThan(2 * bill + 15);
      }
    },
  );

  it('is used up by twice the shipments that were expected, where they are what costs', () => {
    expect(realBill(documented, 2000, true)).toBeGreaterThan(
      budgetOf({ ...documented, shipmentsAMonth: 1000 }),
    );
  });

  it('follows from 50 shipments a month, unless the stage expects others', () => {
    expect(budgetOf(testStage)).toBe(budgetOf({ ...testStage, shipmentsAMonth: 50 }));
    expect(budgetOf({ ...testStage, monthlyBudget: 77 })).toBe(77);
  });
});

import { describe, expect, test } from 'vitest';
import { exportFilingOf, filingReason, kindValuesOf, LOW_VALUE, notExempt, withFilingNow } from './eei.ts';
import type { CommodityLine } from './form/commodities.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const line = (unitValue: number, more: Partial<CommodityLine> = {}): CommodityLine => ({
  description: 'Cell phones',
  quantity: 1,
  unitValue,
  scheduleB: '8517.13.0000',
  notThat: false,
  ...more,
});
const shipment = (...commodities: CommodityLine[]) => ({ ...sampleShipment, commodities });
const with1500 = { another: kindValuesOf([line(150_000)]) };
const OF_BOTH = '$3,100.00 of 8517.13.0000 on this flight: over $2,500';

describe('why a filing is needed', () => {
  test('names the sum of the dearest kind on the flight, by its number or by the words of the sender', () => {
    const one = shipment(line(1_000, { description: 'Cable', scheduleB: undefined }), line(160_000));
    expect(filingReason(one, with1500)).toBe(OF_BOTH);
    expect(filingReason(one, {})).toBeUndefined();
    expect(filingReason(shipment(line(250_001, { scheduleB: undefined })), {})).toBe(
      '$2,500.01 of “Cell phones” on this flight: over $2,500',
    );
    expect(filingReason(shipment(line(250_000)), {})).toBeUndefined();
  });

  test('names the license for goods that may need one, whatever they are worth', () => {
    expect(filingReason(shipment(line(100, { description: 'Night vision goggles' })), {})).toMatch(/license/);
    expect(filingReason(shipment(line(100, { description: 'Reading glasses' })), {})).toBeUndefined();
  });
});

describe('a rule that exempts', () => {
  const exemptBy = (citation: string, exports = with1500) =>
    notExempt(shipment(line(160_000)), { citation }, exports);

  test.each(['NOEEI 30.37(a)', 'noeei 30.37 (A)', 'NOEEI 30.37'])(
    'is not %s above the sum, for that is the rule about the sum',
    (citation) => {
      expect(exemptBy(citation)).toBe(OF_BOTH);
      expect(exemptBy(citation, { another: [] })).toBeUndefined();
    },
  );

  test.each(['NOEEI 30.37(b)', 'NOEEI 30.36', 'NOEEI 30.40(a)'])(
    'can be %s at any value, and stays until the goods change',
    (citation) => {
      expect(exemptBy(citation)).toBeUndefined();
      const before = { ...shipment(line(160_000)), eei: { status: 'EXEMPT' as const, citation } };
      expect(exportFilingOf(before, with1500, before)).toEqual(before.eei);
      expect(exportFilingOf(shipment(line(170_000)), with1500, before)).toEqual({ status: 'REQUIRED' });
    },
  );

  test('is not the one about low value for goods that may need a license', () => {
    const goggles = shipment(line(100, { description: 'Night vision goggles' }));
    expect(notExempt(goggles, LOW_VALUE, {})).toMatch(/license/);
  });
});

test('an ITN stays whatever others send, until the goods that it names change', () => {
  const filed = { ...shipment(line(300_000)), eei: { status: 'FILED' as const, itn: 'X20261120123456' } };
  for (const exports of [{}, with1500]) expect(exportFilingOf(filed, exports, filed)).toEqual(filed.eei);
  expect(exportFilingOf(shipment(line(300_001)), {}, filed)).toEqual({ status: 'REQUIRED' });
  expect(exportFilingOf(shipment(line(1)), {}, filed)).toEqual(LOW_VALUE);
});

describe('a shipment as its page and its papers show it', () => {
  test('is required from when the goods of another bring it above the sum, and not a cent before', () => {
    const stored = { ...shipment(line(100_000)), eei: LOW_VALUE };
    const other = (cents: number) => ({ another: kindValuesOf([line(cents)]) });
    expect(withFilingNow(stored, other(150_000)).eei).toEqual(LOW_VALUE);
    expect(withFilingNow(stored, other(150_001)).eei).toEqual({ status: 'REQUIRED' });
  });

  test('keeps what was filed, and what is required until that was written', () => {
    const filed = { ...shipment(line(300_000)), eei: { status: 'FILED' as const, itn: 'X20261120123456' } };
    expect(withFilingNow(filed, {}).eei).toEqual(filed.eei);
    const required = { ...shipment(line(1)), eei: { status: 'REQUIRED' as const } };
    expect(withFilingNow(required, {}).eei).toEqual(required.eei);
  });
});

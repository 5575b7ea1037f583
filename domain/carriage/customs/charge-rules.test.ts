import { expect, it } from 'vitest';
import { chargeRules } from './charge-rules.ts';

const rules = (to: 'GY' | 'JM' | 'TT' | 'BB' | 'SR', value: number | undefined, hasBarrel = false) =>
  chargeRules({ to, hasBarrel, value }).map((rule) => rule.split(':')[0]);

it('tells the rules about these goods and no others', () => {
  expect(rules('GY', 20_000)).toEqual([]);
  expect(rules('GY', 20_000, true)).toEqual(['Barrels']);
  expect(rules('JM', 10_000)).toEqual(['Up to US$100']);
  expect(rules('JM', 10_001)).toEqual(['Above US$100']);
  expect(rules('JM', undefined)).toEqual([]);
  expect(rules('TT', 10_000)).toEqual(['Duty', 'Online purchase tax', 'VAT']);
  expect(rules('BB', 10_000)).toEqual(['Duty', 'VAT']);
  expect(rules('SR', 10_000)).toEqual([]);
});

it('says whose rule it is, how old it is, and when we read it', () => {
  const [barrel] = chargeRules({ to: 'GY', hasBarrel: true, value: undefined });
  expect(barrel).toContain('Customs may ask something else today.');
  expect(barrel).toMatch(
    /\(about 2012; newspaper of 28 may 2014\)\. We last checked on November 21, 2026\.$/i,
  );
});

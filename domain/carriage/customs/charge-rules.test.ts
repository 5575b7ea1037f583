import { expect, it } from 'vitest';
import { allDestinations } from '../../kernel/destinations.ts';
import { chargeRules } from './charge-rules.ts';

it('tells the rules that customs publishes about these goods, whose they are, and when we read them', () => {
  expect(chargeRules({ to: 'JM', value: 10_000 })).toEqual([
    'Up to US$100: Goods worth US$100 or less before freight (customs says FOB) are free of charges. Source: Jamaica Customs Agency, jacustoms.gov.jm; Jamaica Inquirer (undated pages). We last checked on November 21, 2026.',
  ]);
});

it('knows nothing where customs publishes nothing about them', () => {
  for (const { code } of allDestinations) {
    expect(chargeRules({ to: code, value: 10_001 }), code).toEqual([]);
    expect(chargeRules({ to: code, value: undefined }), code).toEqual([]);
  }
});

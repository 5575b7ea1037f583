import { type Cents, roundCents } from '../../kernel/money.ts';

/** What customs of Trinidad takes a share of. */
export interface LandedGoods {
  readonly goods: Cents;
  readonly freight: Cents;
  readonly insurance: Cents;
  /** By kind of goods, between 0 and 30. */
  readonly dutyPercent: number;
}

/** Taxes of Trinidad and Tobago that are the same for all goods, in percent. */
export const trinidadRates = { onlinePurchase: 7, vat: 12.5 } as const;

const share = (percent: number, of: Cents): Cents => roundCents((of * percent) / 100);

/**
 * An estimate of what Trinidad charges (domain notes §3): duty and online purchase tax on goods, freight and insurance
 * together, VAT on those and the duty. Guyana, Barbados and Suriname have none, because not every figure of theirs is known.
 */
export const trinidadTaxes = ({ goods, freight, insurance, dutyPercent }: LandedGoods) => {
  const landed = goods + freight + insurance;
  const duty = share(dutyPercent, landed);
  const onlinePurchase = share(trinidadRates.onlinePurchase, landed);
  const vat = share(trinidadRates.vat, landed + duty);
  return { landed, duty, onlinePurchase, vat, total: duty + onlinePurchase + vat };
};

/** What Jamaica was reported to charge all in, in percent of the value, once goods are worth more than is free. */
export const jamaicaRates = {
  freeUpTo: 10_000 as Cents,
  kinds: [
    { kind: 'Clothing', percent: 44 },
    { kind: 'A phone', percent: 52 },
    { kind: 'A laptop', percent: 20 },
  ],
} as const;

/** An estimate of what Jamaica charges for goods of one kind: nothing up to the free value, above it on the whole of it. */
export const jamaicaCharges = (value: Cents, percent: number): Cents =>
  value <= jamaicaRates.freeUpTo ? 0 : share(percent, value);

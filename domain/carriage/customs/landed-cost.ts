import { type Cents, roundCents } from '../../kernel/money.ts';

/** What the taxes of Trinidad are computed from. */
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
 * An estimate of what Trinidad charges (trade.md, Customs): duty and online purchase tax on goods, freight and insurance
 * together, VAT on those and the duty. There is none for Guyana, Barbados and Suriname, because not all of their rates
 * are known.
 */
export const trinidadTaxes = ({ goods, freight, insurance, dutyPercent }: LandedGoods) => {
  const landed = goods + freight + insurance;
  const duty = share(dutyPercent, landed);
  const onlinePurchase = share(trinidadRates.onlinePurchase, landed);
  const vat = share(trinidadRates.vat, landed + duty);
  return { landed, duty, onlinePurchase, vat, total: duty + onlinePurchase + vat };
};

/** What Jamaica is reported to charge in total, in percent of the value, when goods are worth more than the free value. */
export const jamaicaRates = {
  freeUpTo: 10_000 as Cents,
  kinds: [
    {
      kind: 'Clothing',
      percent: 44,
      says: /\b(cloth(es|ing)|shirts?|t-?shirts?|blouses?|dress(es)?|skirts?|pants|jeans|trousers|shorts|sweaters?|jackets?|coats?|socks?|underwear|uniforms?)\b/i,
    },
    {
      kind: 'A phone',
      percent: 52,
      says: /\b(i|smart|cell|mobile )?phones?\b(?! ?(cases?|covers?|chargers?|holders?|cards?))/i,
    },
    {
      kind: 'A laptop',
      percent: 20,
      says: /\b(laptops?|macbooks?|chromebooks?)\b(?! ?(bags?|cases?|sleeves?|chargers?))/i,
    },
  ],
} as const;

/** An estimate of what Jamaica charges for goods of one kind: nothing up to the free value, above it a share of the whole. */
export const jamaicaCharges = (value: Cents, percent: number): Cents =>
  value <= jamaicaRates.freeUpTo ? 0 : share(percent, value);

import { type Cents, roundCents } from '../../kernel/money.ts';

/** What customs of Trinidad takes a share of. */
export interface LandedGoods {
  readonly goods: Cents;
  readonly freight: Cents;
  readonly insurance: Cents;
  /** By kind of goods, between 0 and 30. */
  readonly dutyPercent: number;
}

const ONLINE_PURCHASE_PERCENT = 7;
const VAT_PERCENT = 12.5;

const share = (percent: number, of: Cents): Cents => roundCents((of * percent) / 100);

/**
 * An estimate of what Trinidad charges (domain notes §3): duty and online purchase tax on goods, freight and insurance
 * together, VAT on those and the duty. The other destinations have none, because not every figure of theirs is known.
 */
export const trinidadTaxes = ({ goods, freight, insurance, dutyPercent }: LandedGoods) => {
  const landed = goods + freight + insurance;
  const duty = share(dutyPercent, landed);
  const onlinePurchase = share(ONLINE_PURCHASE_PERCENT, landed);
  const vat = share(VAT_PERCENT, landed + duty);
  return { landed, duty, onlinePurchase, vat, total: duty + onlinePurchase + vat };
};

import { type Cents, dollars } from '../kernel/money.ts';

/**
 * Goods of one kind need an export filing (EEI) when one shipper sends more than this to one receiver on one flight. The law says
 * it (15 CFR 30.37(a), by Schedule B number), so it is no setting.
 */
export const EXPORT_FILING_ABOVE: Cents = 250_000;

/** The same for people: `$2,500`. */
export const exportFilingAbove = dollars(EXPORT_FILING_ABOVE).replace(/\.00$/, '');

/** Whether goods may need a filing: their total alone leaves it open while nobody has said what the dearest kind is worth. Cents. */
export const mayNeedFiling = ({
  declaredValue = 0,
  dearestKindValue,
}: {
  readonly declaredValue?: Cents | undefined;
  readonly dearestKindValue?: Cents | undefined;
}): boolean => dearestKindValue === undefined && declaredValue > EXPORT_FILING_ABOVE;

/** What such goods may cost besides their price. */
export const filingMayCome = (price: Cents): string =>
  `Plus ${dollars(price)} if goods of one kind are worth more than ${exportFilingAbove}: then they need an export filing.`;

/** From this value on, people are told that the limit is near: one more of the same goods may pass it. */
export const EXPORT_FILING_NEAR: Cents = 200_000;

import type { DestinationCode } from '../../kernel/destination-codes.ts';
import type { RefusalsOf } from '../../kernel/endpoint.ts';
import type { Refusal } from '../../kernel/result.ts';
import type { Invoice } from '../invoice.ts';
import type { moreThanOwed } from '../sums-refused.ts';
import { type AskedPayment, type EnteredResult, takePayment } from '../take-payment.ts';
import { type DayRate, rateRefused } from './day-rate.ts';
import { centsOfLocal, currencyOf, type LocalMoney } from './local-money.ts';

/** A payment in the currency of a counter, as somebody saw it. */
export interface AskedLocal extends Omit<AskedPayment, 'amount' | 'local' | 'isHere' | 'place'> {
  readonly place: DestinationCode;
  readonly local: Pick<LocalMoney, 'amount' | 'perDollar'>;
}

/**
 * The invoice after a payment in local currency, which is worth half a U.S. cent at least: it is settled in U.S. cents at the rate of the
 * day, which is kept on the payment. The rate that was shown has to be the one of the day still. A payment that was entered already is
 * answered as it was, whatever the rate is now.
 */
export const takeLocalPayment = (
  invoice: Invoice,
  { local, place, ...asked }: AskedLocal,
  rate: DayRate | undefined,
): EnteredResult<
  'REFERENCE_NEEDED' | 'NO_RATE',
  RefusalsOf<typeof moreThanOwed> | Refusal<'RATE_CHANGED', Pick<DayRate, 'perDollar'>>
> => {
  const money: LocalMoney = { currency: currencyOf(place), ...local };
  const amount = centsOfLocal(money);
  const isKnown = invoice.entries.some((entry) => 'id' in entry && entry.id === asked.id);
  const refused = isKnown ? undefined : rateRefused(place, rate, local);
  return refused ?? takePayment(invoice, { ...asked, place, amount, local: money });
};

import { refuse } from '../../kernel/result.ts';
import { chargedOf, creditedOf, standingFees } from '../balance.ts';
import type { Fee } from '../entries.ts';
import type { Invoice } from '../invoice.ts';
import { type Asked, type Draft, type EnteredResult, entered, known } from '../take-payment.ts';

/** Whether somebody may waive a charge: not a fee that follows from the exports on a flight, for the next look would charge it again. */
export const isWaivable = ({ code }: Pick<Fee, 'code'>): boolean => code !== 'EXPORT_FILING';

/**
 * The invoice without a charge that was added to it, whole, with the reason: storage that is waived, or a charge that was wrong. What
 * was paid of it is then to be paid back. Its cause charges nothing again.
 */
export const waiveCharge = (
  invoice: Invoice,
  { of, ...asked }: Asked & { readonly of: number; readonly reason: string },
): EnteredResult<'CHARGE_NOT_FOUND' | 'NOT_WAIVABLE'> => {
  const fee = invoice.entries.find((entry): entry is Fee => entry.kind === 'FEE' && entry.n === of);
  if (fee === undefined)
    return refuse('CHARGE_NOT_FOUND', 'There is no such charge beside the price on this invoice.');
  const draft: Draft = { kind: 'FEE_BACK', ...asked, amount: -fee.amount, of };
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  if (!standingFees(invoice).includes(fee)) return refuse('NOT_WAIVABLE', 'This charge is removed already.');
  if (!isWaivable(fee))
    return refuse('NOT_WAIVABLE', 'The filing is charged while the law asks for it. Give a credit instead.');
  return creditedOf(invoice) > chargedOf(invoice) - fee.amount
    ? refuse('NOT_WAIVABLE', 'More than what is left was credited on this invoice already.')
    : entered(invoice, draft);
};

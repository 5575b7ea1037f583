import { owedOf } from '#domain/billing/balance.ts';
import type { Checkout } from '#domain/payments/checkout.ts';
import { afterLook } from '#domain/payments/seen-session.ts';
import { type Money, type MoneyDeps, recordPayment, recordRefund } from '../billing/index.ts';
import { again, knownFirst, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { checkoutEvents } from './events.ts';
import type { CardProvider, FoundSession } from './provider/card-provider.ts';
import type { CheckoutStore } from './store/checkout-store.ts';

export interface SettleDeps extends MoneyDeps, Pick<SharedDependencies, 'log'> {
  readonly checkouts: Pick<CheckoutStore, 'find' | 'write'>;
}

const reasons = {
  REFUND: 'The money goes back to the card.',
  DISPUTE: 'The bank of the payer took the money back (dispute).',
  AGAIN: 'The dispute was decided for us, and the bank gave the money back.',
} as const;

/**
 * Enters what was paid, and what went back and came again. Each has the provider's id, so that a repetition enters nothing. What is left to
 * pay of the invoice after the payment, in cents; undefined when nothing was paid.
 */
const enterMoney = async (
  deps: SettleDeps,
  { invoice: number }: Checkout,
  { payment, back, again }: FoundSession,
  correlationId: string,
): Promise<number | undefined> => {
  if (payment === undefined) return undefined;
  const money = { number, method: 'CARD', by: 'system', correlationId } as const;
  const pay = async (id: string, amount: number, reason?: string): Promise<Money> => {
    const entered = await recordPayment(deps)({ ...money, id, amount, reference: id, reason });
    if (!entered.ok) throw new Error(`The card payment ${id} could not be entered: ${entered.refusal.code}`);
    return entered.value;
  };
  const { entry, invoice } = await pay(payment.id, payment.amount);
  for (const { id, amount, why } of back) {
    const entered = await recordRefund(deps)({
      ...money,
      id,
      amount,
      reference: id,
      of: entry.n,
      reason: reasons[why],
    });
    // Somebody has noted the refund by hand before. A person has to look at it; trying again changes nothing.
    if (!entered.ok)
      deps.log.error('What went back to a card could not be entered', {
        correlationId,
        invoice: number,
        refund: id,
        code: entered.refusal.code,
      });
  }
  for (const { id, amount } of again) await pay(id, amount, reasons.AGAIN);
  return owedOf(invoice);
};

/**
 * Brings a checkout and its invoice up to what the provider knows of the session now. A message only says that there is something to
 * look at, so that order, repetition and loss of messages do not matter. Money is entered before the checkout says that it is paid: a
 * worker that dies in between leaves an open checkout, which the next message or the hourly look finds.
 */
export const settleSession =
  (deps: SettleDeps) =>
  async (provider: CardProvider, session: string, correlationId: string): Promise<'unknown' | 'settled'> => {
    const seen = await provider.look(session);
    if (seen === undefined) return 'unknown';
    const find = () => deps.checkouts.find(seen.checkout);
    const found = await find();
    if (found === undefined) return 'unknown';
    const owed = await enterMoney(deps, found, seen, correlationId);
    const checkoutNow = knownFirst<Checkout | undefined>(found, find);
    const write = async () => {
      const before = await checkoutNow();
      if (before === undefined) return 'unknown';
      const after = afterLook(before, seen, deps.clock().toISOString());
      if (after === before) return 'settled';
      const events = checkoutEvents(before, after, owed, { newId: deps.newId, correlationId });
      return (await deps.checkouts.write(after, events)) ? 'settled' : again;
    };
    return untilWritten(`Checkout ${seen.checkout}`, write, deps);
  };

import type { DeskMethod } from '#domain/billing/entry-words.ts';
import type { MoneyTyped } from './money-form.tsx';
import { MoneyForm } from './money-form.tsx';

const taken: Readonly<Record<DeskMethod, string>> = {
  CASH: 'in cash',
  CARD_TERMINAL: 'at the card terminal',
  TRANSFER: 'by transfer',
};

/** Takes a payment: all that is owed, unless a smaller amount is typed. */
export const TakePayment = ({
  owed,
  take,
}: {
  /** Cents. */
  readonly owed: number;
  readonly take: (typed: MoneyTyped) => Promise<unknown>;
}) => (
  <MoneyForm
    // After a part payment the form begins with what is left.
    key={owed}
    parts={['amount', 'method']}
    amount={owed}
    press={(amount, method) => `I have taken ${amount} ${taken[method]}`}
    done={(amount) => `Paid: ${amount}.`}
    send={take}
  />
);

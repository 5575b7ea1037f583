import type { ReactNode } from 'react';
import type { TakenMethod } from '#domain/billing/entry-words.ts';
import type { MoneyTyped } from './money-form.tsx';
import { MoneyForm } from './money-form.tsx';

const taken: Readonly<Record<TakenMethod, string>> = {
  CASH: 'in cash',
  CARD_TERMINAL: 'at the card terminal',
  TRANSFER: 'by transfer',
  ZELLE: 'by Zelle',
  MONEY_ORDER: 'by money order',
  CHECK: 'by check',
};

/** Takes a payment: all that is left to pay, unless a smaller amount is typed. */
export const TakePayment = <Method extends TakenMethod>({
  owed,
  methods,
  take,
  hint,
}: {
  /** Cents. */
  readonly owed: number;
  /** How it may come. */
  readonly methods: readonly Method[];
  readonly take: (typed: MoneyTyped<Method>) => Promise<unknown>;
  readonly hint?: ReactNode;
}) => (
  <MoneyForm
    // After a part payment the amount is what is left. What was typed stays when a charge is added meanwhile.
    follows
    parts={['amount']}
    methods={methods}
    amount={owed}
    press={(amount, method) => `I have taken ${amount} ${taken[method]}`}
    done={(amount) => `Taken: ${amount}.`}
    send={take}
    hint={hint}
  />
);

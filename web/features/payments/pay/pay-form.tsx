import { type FormEvent, useRef, useState } from 'react';
import { LEAST_CENTS } from '#domain/payments/least.ts';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { amountText, centsTyped, payButtonWords, payWords } from '#domain/payments/pay-words.ts';
import { ask } from '#web/api/ask.ts';
import { rememberOwed } from '#web/next-step/owed-before.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { usePageAgain } from './use-page-again.ts';

/** Why an amount cannot be paid; undefined when it can. */
const problemOf = (cents: number | undefined, owed: number): string | undefined => {
  if (cents === undefined || cents < LEAST_CENTS) return payWords.wrongAmount;
  return cents > owed ? payWords.tooMuch : undefined;
};

/** How much is paid, and the way to the page of the card provider. */
export const PayForm = ({
  token,
  page: { invoice, owed },
  load,
}: {
  readonly token: string;
  readonly page: PayPage;
  readonly load: () => Promise<void>;
}) => {
  const [amount, setAmount] = useState(amountText(owed));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const key = useRef('');
  usePageAgain(() => setBusy(false));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = centsTyped(amount);
    const wrong = problemOf(cents, owed);
    setProblem(wrong);
    if (wrong !== undefined || cents === undefined) return;
    setBusy(true);
    // A try whose answer was lost is repeated under its key, so that it is one payment.
    key.current ||= crypto.randomUUID();
    const answer = await ask<{ url: string }>('/api/pay/checkouts', payWords, {
      method: 'POST',
      headers: { 'pay-link': token, 'idempotency-key': key.current },
      body: { amount: cents },
    });
    if (answer.kind === 'ok') {
      rememberOwed(invoice, { owed, amount: cents });
      location.assign(answer.reply.url);
      return;
    }
    if (answer.kind === 'refused') key.current = '';
    setProblem(answer.message);
    if (answer.kind === 'refused') await load();
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={payWords.title}
      className="grid max-w-md gap-4"
    >
      <PlainInput
        label={payWords.amount}
        hint={payWords.amountHint}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value);
          setProblem(undefined);
          key.current = '';
        }}
        error={problem}
      />
      <Button type="submit" className="justify-self-start" busy={busy} busyText={payWords.opening}>
        {payButtonWords(centsTyped(amount), owed)}
      </Button>
      <p className="text-sm text-ink-soft">{payWords.card}</p>
    </form>
  );
};

import { type FormEvent, useRef, useState } from 'react';
import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { LEAST_CENTS } from '#domain/payments/least.ts';
import { amountText, cardWords, centsTyped, payWords } from '#domain/payments/pay-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { usePageAgain } from '../pay/use-page-again.ts';

const problemOf = (cents: number | undefined, owed: number): string | undefined => {
  if (cents === undefined || cents < LEAST_CENTS) return payWords.wrongAmount;
  return cents > owed ? payWords.tooMuch : undefined;
};

/** How much of the own invoice is paid, and the way to the page of the card provider. */
export const CardForm = ({ number, owed }: { readonly number: string; readonly owed: number }) => {
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
    try {
      const { url } = await api(paymentEndpoints.payByCard, {
        params: { number },
        headers: { 'idempotency-key': key.current },
        body: { amount: cents },
      });
      location.assign(url);
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={cardWords.title}
      className="grid max-w-md gap-4"
    >
      <PlainInput
        label={cardWords.amount}
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
        {cardWords.pay}
      </Button>
      <p className="text-sm text-ink-soft">{cardWords.card}</p>
    </form>
  );
};

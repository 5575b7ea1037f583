import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { LEAST_CENTS } from '#domain/payments/least.ts';
import { amountText, cardWords, centsTyped, payButtonWords, payWords } from '#domain/payments/pay-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { rememberOwed } from '#web/next-step/owed-before.ts';
import { ActButton, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { usePageAgain } from '../pay/use-page-again.ts';

const problemOf = (amount: string, owed: number): string | undefined => {
  const cents = centsTyped(amount);
  if (cents === undefined || cents < LEAST_CENTS) return payWords.wrongAmount;
  return cents > owed ? payWords.tooMuch : undefined;
};

/** How much of the own invoice is paid, and the way to the page of the card provider. */
export const CardForm = ({ number, owed }: { readonly number: string; readonly owed: number }) => {
  const pay = useMutation({
    mutationFn: ({ key, cents }: { readonly key: string; readonly cents: number }) =>
      api(paymentEndpoints.payByCard, {
        params: { number },
        headers: { 'idempotency-key': key },
        body: { amount: cents },
      }),
  });
  // Until the page of the card provider is there.
  const [isLeaving, setLeaving] = useState(false);
  usePageAgain(() => setLeaving(false));
  const act = useAct(pay, {
    begin: { amount: amountText(owed) },
    schema: formSchema<{ amount: string }>(({ amount }) => onlyErrors({ amount: problemOf(amount, owed) })),
    // Another amount is another payment.
    perText: true,
    input: ({ amount }, key) => ({ key, cents: centsTyped(amount) ?? 0 }),
    keeps: 'all',
    done: ({ url }, { amount }) => {
      setLeaving(true);
      rememberOwed(number, { owed, amount: centsTyped(amount) ?? owed });
      location.assign(url);
    },
    refused: (thrown, form) => form.setError('amount', { message: messageOf(thrown) }),
  });
  return (
    <ActForm act={act} aria-label={cardWords.title} className="grid max-w-md gap-4">
      <PlainInput
        label={cardWords.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        {...act.field('amount')}
      />
      <ActButton act={{ busy: act.busy || isLeaving }} busyText={payWords.opening}>
        {payButtonWords(centsTyped(act.values.amount), owed)}
      </ActButton>
      <p className="text-sm text-ink-soft">{cardWords.card}</p>
    </ActForm>
  );
};

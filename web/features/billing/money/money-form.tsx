import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { deskMethods } from '#domain/billing/entries.ts';
import { type DeskMethod, methodNames } from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { centsOf, typedAmount } from './typed-amount.ts';

/** What a form of money asks for besides the amount. */
type Part = 'amount' | 'method' | 'reason';

/** What was entered. The key is the same until it was taken, so that a second press enters nothing twice. */
export interface MoneyTyped {
  readonly amount: number;
  readonly method: DeskMethod;
  readonly reference: string | undefined;
  readonly reason: string;
  readonly key: string;
}

interface Props {
  readonly parts: readonly Part[];
  /** Cents that the form begins with. */
  readonly amount: number;
  /** What the button says with this amount. */
  readonly press: (amount: string, method: DeskMethod) => string;
  readonly done: (amount: string) => string;
  readonly send: (typed: MoneyTyped) => Promise<unknown>;
  readonly look?: 'plain';
  readonly hint?: ReactNode;
}

const useMoneyForm = ({ parts, amount: begin, done, send }: Props) => {
  const [typed, setTyped] = useState(typedAmount(begin));
  const [method, setMethod] = useState<DeskMethod>('CASH');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const key = useRef(uuidV7());
  const amount = parts.includes('amount') ? centsOf(typed) : begin;
  const change = useMutation({
    mutationFn: (entered: MoneyTyped) => send(entered),
    onSuccess: (_, entered) => {
      key.current = uuidV7();
      setIsAsked(false);
      setReference('');
      setReason('');
      toast.success(done(dollars(entered.amount)));
    },
  });
  const noReason = parts.includes('reason') && reason.trim().length < 3;
  const submit = (): void => {
    setIsAsked(true);
    if (amount === undefined || noReason || change.isPending) return;
    const number = reference.trim();
    change.mutate({
      amount,
      method,
      reference: number || undefined,
      reason: reason.trim(),
      key: key.current,
    });
  };
  const fields = { typed, setTyped, method, setMethod, reference, setReference, reason, setReason };
  return { ...fields, amount, noReason: isAsked && noReason, isAsked, change, submit };
};

const HowFields = ({ form }: { readonly form: ReturnType<typeof useMoneyForm> }) => (
  <>
    <PlainSelect
      label="How"
      required
      value={form.method}
      onChange={({ target }) => form.setMethod(target.value as DeskMethod)}
    >
      {deskMethods.map((method) => (
        <option key={method} value={method}>
          {methodNames[method]}
        </option>
      ))}
    </PlainSelect>
    <PlainInput
      label="Number of the slip or transfer"
      autoComplete="off"
      maxLength={60}
      value={form.reference}
      onChange={({ target }) => form.setReference(target.value)}
    />
  </>
);

/** A form that enters money on an invoice. Pressed twice, it enters it once. */
export const MoneyForm = (props: Props) => {
  const form = useMoneyForm(props);
  const { parts, press, look, hint } = props;
  const { amount, isAsked, change } = form;
  return (
    <form
      noValidate
      method="post"
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {hint}
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        {parts.includes('amount') ? (
          <PlainInput
            label="Amount in U.S. dollars"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={form.typed}
            error={isAsked && amount === undefined ? 'Enter an amount like 29.00.' : undefined}
            onChange={({ target }) => form.setTyped(target.value)}
          />
        ) : null}
        {parts.includes('method') ? <HowFields form={form} /> : null}
      </div>
      {parts.includes('reason') ? (
        <PlainInput
          label="Why"
          required
          maxLength={300}
          value={form.reason}
          error={form.noReason ? 'Write why. It stays on the invoice.' : undefined}
          onChange={({ target }) => form.setReason(target.value)}
        />
      ) : null}
      {change.error ? <Alert title="Not saved">{messageOf(change.error)}</Alert> : null}
      <Button
        type="submit"
        busy={change.isPending}
        busyText="Saving…"
        className="justify-self-start"
        {...(look === undefined ? {} : { look })}
      >
        {press(dollars(amount ?? 0), form.method)}
      </Button>
    </form>
  );
};

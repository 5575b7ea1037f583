import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deskMethods } from '#domain/billing/entries.ts';
import { type DeskMethod, methodNames } from '#domain/billing/entry-words.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
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

interface Fields {
  readonly amount: string;
  readonly method: DeskMethod;
  readonly reference: string;
  readonly reason: string;
}

const schemaOf = (parts: readonly Part[]) =>
  formSchema<Fields>(({ amount, reason }) =>
    onlyErrors({
      amount:
        parts.includes('amount') && centsOf(amount) === undefined ? 'Enter an amount like 29.00.' : undefined,
      reason:
        parts.includes('reason') && reason.trim().length < 3
          ? 'Write why. It stays on the invoice.'
          : undefined,
    }),
  );

const useMoneyForm = ({ parts, amount: begin, done, send }: Props) => {
  const centsIn = (typed: string) => (parts.includes('amount') ? (centsOf(typed) ?? 0) : begin);
  const act = useAct(useMutation({ mutationFn: send }), {
    begin: { amount: typedAmount(begin), method: 'CASH', reference: '', reason: '' } as Fields,
    schema: schemaOf(parts),
    input: ({ amount, method, reference, reason }, key) => ({
      amount: centsIn(amount),
      method,
      reference: reference.trim() || undefined,
      reason: reason.trim(),
      key,
    }),
    keeps: ['amount', 'method'],
    done: (_, { amount }) => toast.success(done(dollars(centsIn(amount)))),
  });
  return { act, amount: centsIn(act.values.amount) };
};

const HowFields = ({ field }: Pick<Act<Fields>, 'field'>) => (
  <>
    <PlainSelect label="How" required {...field('method')}>
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
      {...field('reference')}
    />
  </>
);

/** A form that enters money on an invoice. Pressed twice, it enters it once. */
export const MoneyForm = (props: Props) => {
  const { act, amount } = useMoneyForm(props);
  const { parts, press, look, hint } = props;
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      {hint}
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        {parts.includes('amount') ? (
          <PlainInput
            label="Amount in U.S. dollars"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...act.field('amount')}
          />
        ) : null}
        {parts.includes('method') ? <HowFields field={act.field} /> : null}
      </div>
      {parts.includes('reason') ? (
        <PlainInput label="Why" required maxLength={300} {...act.field('reason')} />
      ) : null}
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} busyText="Saving…" {...(look === undefined ? {} : { look })}>
        {press(dollars(amount), act.values.method)}
      </ActButton>
    </ActForm>
  );
};

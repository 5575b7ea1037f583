import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { needsReference } from '#domain/billing/entries.ts';
import { methodNames, type TakenMethod } from '#domain/billing/entry-words.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, isRefusal, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { centsOf, typedAmount } from '#web/ui/forms/typed-amount.ts';

/** What a form of money asks for, besides how it came or went. */
type Part = 'amount' | 'reason' | 'fee';

/** What was entered. The key is the same until it was taken, so that a second press enters nothing twice. */
export interface MoneyTyped<Method extends TakenMethod = TakenMethod> {
  readonly amount: number;
  readonly method: Method;
  readonly reference: string | undefined;
  /** On which a check is drawn. */
  readonly bank: string | undefined;
  /** What our bank took, in cents. */
  readonly fee: number | undefined;
  readonly reason: string;
  readonly key: string;
}

interface Props<Method extends TakenMethod> {
  readonly parts: readonly Part[];
  /** How it may have come or gone, where the form asks for that: the first one unless another is chosen. */
  readonly methods?: readonly Method[];
  /** Cents that the form begins with; empty where it is 0. */
  readonly amount: number;
  /** What the button says with this amount. */
  readonly press: (amount: string, method: Method) => string;
  readonly done: (amount: string) => string;
  readonly send: (typed: MoneyTyped<Method>) => Promise<unknown>;
  readonly look?: 'plain';
  readonly hint?: ReactNode;
  /** The amount is what is owed, which others may change meanwhile. What was typed stays. */
  readonly follows?: boolean;
}

interface Fields {
  readonly amount: string;
  readonly method: TakenMethod;
  readonly reference: string;
  readonly bank: string;
  readonly reason: string;
  readonly fee: string;
}

const needsNumber = (method: TakenMethod): boolean => method === 'CHECK' || needsReference(method);
const AMOUNT = 'Enter an amount like 29.00.';

const schemaOf = (parts: readonly Part[]) =>
  formSchema<Fields>(({ amount, reason, method, reference, fee }) =>
    onlyErrors({
      amount: parts.includes('amount') && centsOf(amount) === undefined ? AMOUNT : undefined,
      reference: needsNumber(method) && reference.trim() === '' ? 'Enter the number on it.' : undefined,
      fee: fee.trim() !== '' && centsOf(fee) === undefined ? AMOUNT : undefined,
      reason:
        parts.includes('reason') && reason.trim().length < 3
          ? 'Write why. It stays on the invoice.'
          : undefined,
    }),
  );

const useMoneyForm = <Method extends TakenMethod>({
  parts,
  methods = ['CASH' as Method],
  amount: begin,
  follows = false,
  done,
  send,
}: Props<Method>) => {
  const centsIn = (typed: string) => (parts.includes('amount') ? (centsOf(typed) ?? 0) : begin);
  const act = useAct(useMutation({ mutationFn: send }), {
    begin: {
      amount: begin === 0 ? '' : typedAmount(begin),
      method: methods[0] ?? 'CASH',
      reference: '',
      bank: '',
      reason: '',
      fee: '',
    } as Fields,
    follows,
    schema: schemaOf(parts),
    input: ({ amount, method, reference, bank, reason, fee }, key) => ({
      amount: centsIn(amount),
      method: method as Method,
      reference: reference.trim() || undefined,
      bank: method === 'CHECK' ? bank.trim() || undefined : undefined,
      reason: reason.trim(),
      fee: centsOf(fee),
      key,
    }),
    done: (_, { amount }) => toast.success(done(dollars(centsIn(amount)))),
  });
  return { act, amount: centsIn(act.values.amount) };
};

/** Whether the sum is another one than when somebody began to type. */
const useChangedSum = (sum: number, isTouched: boolean): boolean => {
  const [begun, setBegun] = useState(sum);
  if (!isTouched && begun !== sum) setBegun(sum);
  return isTouched && begun !== sum;
};

/** What the number is that money is found by again. */
const numberLabels: Partial<Readonly<Record<TakenMethod, string>>> = {
  ZELLE: 'Number of the Zelle payment',
  MONEY_ORDER: 'Number of the money order',
  CHECK: 'Number of the check',
};

const HowFields = ({
  act: { field, values },
  methods,
}: {
  readonly act: Act<Fields>;
  readonly methods: readonly TakenMethod[];
}) => (
  <>
    <PlainSelect label="How" required {...field('method')}>
      {methods.map((method) => (
        <option key={method} value={method}>
          {methodNames[method]}
        </option>
      ))}
    </PlainSelect>
    <PlainInput
      label={numberLabels[values.method] ?? 'Number of the slip or transfer'}
      required={needsNumber(values.method)}
      autoComplete="off"
      maxLength={60}
      {...field('reference')}
    />
    {values.method === 'CHECK' ? (
      <PlainInput label="Bank" autoComplete="off" maxLength={60} {...field('bank')} />
    ) : null}
  </>
);

/** What is said where the server gave no answer of its own: the money may be on the invoice all the same, which is read again. */
const unknownWords = (error: Error): ReactNode =>
  isRefusal(error) ? undefined : (
    <Alert kind="warning" title="We could not see whether it was saved">
      The page has asked for the invoice again. If this is not on it, press again: nothing is entered twice.
    </Alert>
  );

/** A form that enters money on an invoice. Pressed twice, it enters it once. */
export const MoneyForm = <Method extends TakenMethod = TakenMethod>(props: Props<Method>) => {
  const { act, amount } = useMoneyForm(props);
  const { parts, methods, press, look, hint, follows, amount: sum } = props;
  const hasChanged = useChangedSum(sum, act.changed.length > 0) && follows;
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
        {methods === undefined ? null : <HowFields act={act} methods={methods} />}
      </div>
      {parts.includes('reason') ? (
        <PlainInput label="Why" required maxLength={300} {...act.field('reason')} />
      ) : null}
      {parts.includes('fee') ? (
        <PlainInput
          label="What our bank took for it, in U.S. dollars"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...act.field('fee')}
        />
      ) : null}
      {hasChanged ? <Alert kind="warning">Not taken: the sum changed to {dollars(sum)}.</Alert> : null}
      <ActFailure act={act} title="Not saved" words={unknownWords} />
      <ActButton act={act} busyText="Saving…" {...(look === undefined ? {} : { look })}>
        {press(dollars(amount), act.values.method as Method)}
      </ActButton>
    </ActForm>
  );
};

import { useMutation } from '@tanstack/react-query';
import {
  centsOfLocal,
  type LocalCurrency,
  localOfCents,
  localShown,
  rateShown,
} from '#domain/billing/abroad/local-money.ts';
import { type CounterMethod, counterMethods } from '#domain/billing/entries.ts';
import { methodNames, methodWords } from '#domain/billing/entry-words.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { centsOf, typedAmount } from '#web/ui/forms/typed-amount.ts';

/** A local sum that was taken. The key is the same until there is an answer. */
export interface LocalTyped {
  /** Hundredths of the local unit. */
  readonly amount: number;
  readonly perDollar: number;
  readonly method: CounterMethod;
  readonly reference: string | undefined;
  readonly key: string;
}

interface Fields {
  readonly amount: string;
  readonly method: CounterMethod;
  readonly reference: string;
}

interface Props {
  readonly currency: LocalCurrency;
  /** The rate of today. */
  readonly perDollar: number;
  /** U.S. cents that are left to pay. */
  readonly owed: number;
  readonly take: (typed: LocalTyped) => Promise<unknown>;
}

const schemaFor = ({ currency, perDollar, owed }: Props) => {
  const most = localShown(currency, localOfCents(owed, perDollar));
  const wrongWith = (typed: string): string | undefined => {
    const amount = centsOf(typed);
    if (amount === undefined) return 'Enter an amount like 41,750.00.';
    const cents = centsOfLocal({ amount, perDollar });
    if (cents === 0) return 'This is less than a U.S. cent.';
    return cents > owed ? `Only ${most} is owed. Enter no more than that.` : undefined;
  };
  return formSchema<Fields>(({ amount }) => onlyErrors({ amount: wrongWith(amount) }));
};

/** Takes a payment in the currency of the counter: all that is left to pay, unless a smaller amount is typed. It says what that settles. */
export const LocalForm = (props: Props) => {
  const { currency, perDollar, owed, take } = props;
  const act = useAct(useMutation({ mutationFn: take }), {
    begin: {
      amount: typedAmount(localOfCents(owed, perDollar)),
      method: 'CASH',
      reference: '',
    } as Fields,
    schema: schemaFor(props),
    input: ({ amount, method, reference }, key) => ({
      amount: centsOf(amount) ?? 0,
      perDollar,
      method,
      reference: reference.trim() || undefined,
      key,
    }),
    keeps: ['method'],
    done: (_, { amount }) => toast.success(`Taken: ${localShown(currency, centsOf(amount) ?? 0)}.`),
  });
  const { amount: typed, method } = act.values;
  const amount = centsOf(typed) ?? 0;
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        <PlainInput
          label={`Amount in ${currency}`}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...act.field('amount')}
        />
        <PlainSelect label="How" required {...act.field('method')}>
          {counterMethods.map((one) => (
            <option key={one} value={one}>
              {methodNames[one]}
            </option>
          ))}
        </PlainSelect>
        <PlainInput
          label="Number of the slip or transfer"
          autoComplete="off"
          maxLength={60}
          {...act.field('reference')}
        />
      </div>
      <p>
        At {rateShown(currency, perDollar)} it pays{' '}
        <strong>{dollars(centsOfLocal({ amount, perDollar }))}</strong>.
      </p>
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} busyText="Saving…">
        {`I have taken ${localShown(currency, amount)} ${methodWords[method]}`}
      </ActButton>
    </ActForm>
  );
};

import { useMutation } from '@tanstack/react-query';
import {
  currencyName,
  currencyOf,
  PerDollar,
  RATE_PARTS,
  rateShown,
} from '#domain/billing/abroad/local-money.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useEnterRate } from './use-counter.ts';

interface Fields {
  readonly day: string;
  readonly rate: string;
}

/** A typed rate such as `208.75`, in ten-thousandths; undefined for what is none. */
const rateOf = (typed: string): number | undefined => {
  const text = typed.replaceAll(',', '').trim();
  const rate = /^\d+(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * RATE_PARTS) : Number.NaN;
  return PerDollar.safeParse(rate).data;
};

/** A rate to be typed on: `208.75`. */
const typedRate = (perDollar: number | undefined): string =>
  perDollar === undefined ? '' : String(perDollar / RATE_PARTS);

const schema = formSchema<Fields>(({ rate, day }) =>
  onlyErrors({
    rate:
      rateOf(rate) === undefined
        ? 'Enter what one U.S. dollar is today, like 208.75. At least 1.'
        : undefined,
    day: day === '' ? 'Choose the day.' : undefined,
  }),
);

/** Enters the rate of a day: today unless another one is chosen. It begins with the last rate, so that a rate that stays is one press. */
export const RateForm = ({
  country,
  today,
  last,
  hasDay,
}: {
  readonly country: DestinationCode;
  readonly today: string;
  /** The last rate that is known. */
  readonly last: number | undefined;
  /** Whether another day can be chosen. */
  readonly hasDay: boolean;
}) => {
  const currency = currencyOf(country);
  const act = useAct(useMutation({ mutationFn: useEnterRate(country) }), {
    begin: { day: today, rate: typedRate(last) },
    schema,
    input: ({ day, rate }) => ({ day, perDollar: rateOf(rate) ?? 0 }),
    keeps: 'all',
    done: ({ perDollar, day }) =>
      toast.success(
        `The rate of ${day === today ? 'today' : dayWords(day)} is ${rateShown(currency, perDollar)}.`,
      ),
  });
  const typed = rateOf(act.values.rate);
  const { day } = act.values;
  const on = day === today || day === '' ? 'today' : dayWords(day);
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <PlainInput
          label={`${currencyName(country)} for one U.S. dollar`}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...act.field('rate')}
        />
        {hasDay ? <PlainInput label="Day" type="date" required min={today} {...act.field('day')} /> : null}
      </div>
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} busyText="Saving…" look="plain">
        {typed === undefined ? 'Enter the rate' : `Enter ${rateShown(currency, typed)} for ${on}`}
      </ActButton>
    </ActForm>
  );
};

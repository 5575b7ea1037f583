import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { type CostOfFlight, costOf, FlightCost } from '#domain/reports/figures/cost.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { countedCents, typedAmount } from '#web/ui/forms/typed-amount.ts';
import { useEnterCost } from '../figures/use-figures.ts';

interface Typed {
  readonly weight: string;
  readonly unit: string;
  readonly rate: string;
  readonly fees: string;
  readonly agent: string;
  readonly note: string;
}

const CENTS = 100;
/** Airlines write rates with parts of a cent. Four digits are more than they have. */
const RATE = /^\d+(\.\d{1,4})?$/;
const PARTS = 10_000;

const typedOf = ({ entries: [present] }: CostOfFlight): Typed =>
  present === undefined
    ? { weight: '', unit: 'kg', rate: '', fees: '0.00', agent: '0.00', note: '' }
    : {
        weight: String(present.weight),
        unit: present.unit,
        rate: String(present.rate / CENTS),
        fees: typedAmount(present.fees),
        agent: typedAmount(present.agent),
        note: present.note ?? '',
      };

const numberIn = (typed: string): number => Number(typed.replaceAll(',', '').trim());
const centsOfRate = (typed: string): number | undefined => {
  const text = typed.replace('$', '').trim();
  return RATE.test(text) ? Math.round(Number(text) * CENTS * PARTS) / PARTS : undefined;
};

/** What was typed as the API takes it; undefined while something is no number. */
const costIn = ({ weight, unit, rate, fees, agent, note }: Typed): FlightCost | undefined => {
  const parsed = FlightCost.safeParse({
    weight: numberIn(weight),
    unit,
    rate: centsOfRate(rate),
    fees: countedCents(fees),
    agent: countedCents(agent),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  });
  return parsed.success ? parsed.data : undefined;
};

const AMOUNT = 'Enter an amount like 29.00. Nothing is 0.';

const schema = formSchema<Typed>(({ weight, rate, fees, agent }) =>
  onlyErrors({
    weight: numberIn(weight) > 0 ? undefined : 'Enter the weight on the invoice of the airline.',
    rate: centsOfRate(rate) === undefined ? 'Enter a rate like 1.85.' : undefined,
    fees: countedCents(fees) === undefined ? AMOUNT : undefined,
    agent: countedCents(agent) === undefined ? AMOUNT : undefined,
  }),
);

const Refused = ({ error }: { readonly error: Error }) =>
  error instanceof ApiError && error.code === 'COST_CHANGED' ? (
    <Alert kind="warning" title="Someone else has entered this cost">
      The newest entry is below, and what you typed is still here. Save again if yours is right.
    </Alert>
  ) : (
    <Alert>{messageOf(error)}</Alert>
  );

/** What comes to no cost that can be stored. */
const NOT_READY: FlightCost = { weight: 0, unit: 'kg', rate: 0, fees: 0, agent: 0 };

/** Enters what the airline and the agent charge for a flight, in place of what was entered before. */
export const CostForm = ({ id, cost }: { readonly id: string; readonly cost: CostOfFlight }) => {
  const act = useAct(useEnterCost(id), {
    begin: typedOf(cost),
    follows: true,
    schema,
    input: (typed) => ({ version: cost.version, cost: costIn(typed) ?? NOT_READY }),
    keeps: 'all',
    done: () => toast.success('The cost is saved.'),
  });
  const typed = costIn(act.values);
  return (
    <ActForm act={act} className="grid gap-4">
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-3">
        <PlainInput
          label="Chargeable weight of the airline"
          inputMode="decimal"
          required
          maxLength={12}
          {...act.field('weight')}
        />
        <SelectField
          label="Unit"
          options={[
            { value: 'kg', label: 'Kilograms' },
            { value: 'lb', label: 'Pounds' },
          ]}
          {...act.field('unit')}
        />
        <PlainInput
          label={act.values.unit === 'kg' ? 'Dollars per kilogram' : 'Dollars per pound'}
          inputMode="decimal"
          required
          maxLength={10}
          {...act.field('rate')}
        />
        <PlainInput
          label="Fees of the airline, in dollars"
          inputMode="decimal"
          required
          maxLength={12}
          {...act.field('fees')}
        />
        <PlainInput
          label="Charged by the agent, in dollars"
          inputMode="decimal"
          required
          maxLength={12}
          {...act.field('agent')}
        />
        <PlainInput label="Note" maxLength={500} {...act.field('note')} />
      </div>
      <ActFailure act={act} words={(error) => <Refused error={error} />} />
      <ActButton act={act} disabled={act.changed.length === 0} busyText="Saving...">
        {typed === undefined ? 'Save cost' : `Save cost: ${dollars(costOf(typed))}`}
      </ActButton>
    </ActForm>
  );
};

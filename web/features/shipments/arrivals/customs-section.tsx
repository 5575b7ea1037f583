import { type Destination, destinations } from '#domain/kernel/destinations.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { type Arrival, isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import { arrivalEndpoints } from '#domain/shipments/arrivals/endpoints.ts';
import {
  type CustomsForm,
  type CustomsState,
  customsProblem,
  dutyOf,
  nextCustomsStates,
  payers,
} from '#domain/shipments/customs/customs-entry.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { DutyLines, type TypedLine, typedLines, writtenLines } from './duty-lines.tsx';
import { useArrivalChange } from './use-arrivals.ts';
import { customsNames, customsTones, payerNames } from './words.ts';

interface Typed {
  readonly state: CustomsState;
  readonly form: string;
  readonly reference: string;
  readonly reason: string;
  readonly lines: TypedLine[];
  readonly paidBy: string;
}

const needsReason = (state: CustomsState): boolean => state === 'HELD' || state === 'REJECTED';

/** The entry as it is kept, or what is wrong with a charge. */
const entryOf = ({ state, form, reference, reason, lines, paidBy }: Typed): CustomsForm | string => {
  const written = writtenLines(lines);
  if (typeof written === 'string') return written;
  const payer = payers.find((one) => one === paidBy);
  return {
    state,
    form: form.trim(),
    ...(reference.trim() ? { reference: reference.trim() } : {}),
    ...(needsReason(state) && reason.trim() ? { reason: reason.trim() } : {}),
    lines: written,
    ...(payer === undefined ? {} : { paidBy: payer }),
  };
};

const problemOf = (typed: Typed): string | undefined => {
  const entry = entryOf(typed);
  if (typeof entry === 'string') return entry;
  return entry.form === '' ? 'Name the form.' : customsProblem(entry);
};
const schema = formSchema<Typed>((typed) => onlyErrors({ entry: problemOf(typed) }));

const Fields = ({
  arrival,
  act: { field, values },
}: {
  readonly arrival: Arrival;
  readonly act: Act<Typed>;
}) => {
  const { forms: known }: Destination = destinations[arrival.to];
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <PlainSelect label="Status" required {...field('state')}>
        {nextCustomsStates(arrival.customs?.state).map((one) => (
          <option key={one} value={one}>
            {customsNames[one]}
          </option>
        ))}
      </PlainSelect>
      <PlainInput
        label="Form"
        required
        {...(known === undefined ? {} : { hint: `For example ${known.join(', ')}.` })}
        maxLength={40}
        {...field('form')}
      />
      <PlainInput label="Number of the entry" maxLength={60} {...field('reference')} />
      <PlainSelect label="Who paid the duty" {...field('paidBy')}>
        <option value="">Nobody yet</option>
        {payers.map((one) => (
          <option key={one} value={one}>
            {payerNames[one]}
          </option>
        ))}
      </PlainSelect>
      {needsReason(values.state) ? (
        <PlainInput label="Why" hint="The sender reads this." required maxLength={300} {...field('reason')} />
      ) : null}
    </div>
  );
};

const Released = ({ customs }: { readonly customs: NonNullable<Arrival['customs']> }) => (
  <p>
    {customs.form}
    {customs.reference ? `, number ${customs.reference}` : ''}. Duty and tax: {dollars(dutyOf(customs))}
    {customs.paidBy === undefined ? '.' : `, paid by: ${payerNames[customs.paidBy]}.`}
  </p>
);

const EntryForm = ({ arrival }: { readonly arrival: Arrival }) => {
  const { number, version, customs } = arrival;
  const act = useAct(useArrivalChange(arrivalEndpoints.saveCustoms), {
    begin: {
      state: customs?.state ?? 'PENDING_REVIEW',
      form: customs?.form ?? '',
      reference: customs?.reference ?? '',
      reason: customs?.reason ?? '',
      lines: typedLines(customs?.lines ?? []),
      paidBy: customs?.paidBy ?? '',
    },
    schema,
    input: (typed) => ({ params: { number }, body: { version, entry: entryOf(typed) as CustomsForm } }),
    keeps: 'all',
    done: () => toast.success('Customs entry saved.'),
  });
  const problem = act.problem('entry');
  return (
    <ActForm act={act} className="grid gap-4">
      <Fields arrival={arrival} act={act} />
      <DutyLines lines={act.values.lines} onChange={(lines) => act.set('lines', [...lines])} />
      {problem ? <Alert>{problem}</Alert> : null}
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} busyText="Saving...">
        Save the entry
      </ActButton>
    </ActForm>
  );
};

/** The customs entry of a shipment. It no longer changes when it is released, or when all is handed over. */
export const CustomsSection = ({ arrival }: { readonly arrival: Arrival }) => {
  const { customs } = arrival;
  const isDone = customs?.state === 'RELEASED' || !isForAgent(arrival);
  if (isDone && customs === undefined) return null;
  return (
    <Section title="Customs entry" className="min-w-0 space-y-4">
      {customs === undefined ? null : (
        <p>
          <Badge tone={customsTones[customs.state]}>{customsNames[customs.state]}</Badge> {customs.reason}
        </p>
      )}
      {isDone && customs !== undefined ? <Released customs={customs} /> : <EntryForm arrival={arrival} />}
    </Section>
  );
};

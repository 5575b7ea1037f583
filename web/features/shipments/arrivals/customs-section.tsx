import { useState } from 'react';
import { type Destination, destinations } from '#domain/kernel/destinations.ts';
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
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { DutyLines, type TypedLine, typedLines, writtenLines } from './duty-lines.tsx';
import { useArrivalChange } from './use-arrivals.ts';
import { customsNames, customsTones, payerNames } from './words.ts';

const useCustoms = ({ number, version, customs }: Arrival) => {
  const change = useArrivalChange(arrivalEndpoints.saveCustoms);
  const [state, setState] = useState<CustomsState>(customs?.state ?? 'PENDING_REVIEW');
  const [form, setForm] = useState(customs?.form ?? '');
  const [reference, setReference] = useState(customs?.reference ?? '');
  const [reason, setReason] = useState(customs?.reason ?? '');
  const [lines, setLines] = useState<readonly TypedLine[]>(() => typedLines(customs?.lines ?? []));
  const [paidBy, setPaidBy] = useState<CustomsForm['paidBy']>(customs?.paidBy);
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const written = writtenLines(lines);
    if (typeof written === 'string') {
      setProblem(written);
      return;
    }
    const isExplained = state === 'HELD' || state === 'REJECTED';
    const entry: CustomsForm = {
      state,
      form: form.trim(),
      ...(reference.trim() ? { reference: reference.trim() } : {}),
      ...(isExplained && reason.trim() ? { reason: reason.trim() } : {}),
      lines: written,
      ...(paidBy === undefined ? {} : { paidBy }),
    };
    const wrong = entry.form === '' ? 'Name the form.' : customsProblem(entry);
    setProblem(wrong);
    if (wrong === undefined)
      change.mutate(
        { params: { number }, body: { version, entry } },
        { onSuccess: () => toast.success('Customs entry saved.') },
      );
  };
  return {
    change,
    problem,
    save,
    lines,
    setLines,
    fields: { state, setState, form, setForm, reference, setReference, reason, setReason, paidBy, setPaidBy },
  };
};

const Fields = ({
  arrival,
  fields,
}: {
  readonly arrival: Arrival;
  readonly fields: ReturnType<typeof useCustoms>['fields'];
}) => {
  const { state, setState, form, setForm, reference, setReference, reason, setReason, paidBy, setPaidBy } =
    fields;
  const { forms: known }: Destination = destinations[arrival.to];
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <PlainSelect
        label="Status"
        required
        value={state}
        onChange={({ target }) => setState(target.value as CustomsState)}
      >
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
        value={form}
        onChange={({ target }) => setForm(target.value)}
      />
      <PlainInput
        label="Number of the entry"
        maxLength={60}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <PlainSelect
        label="Who paid the duty"
        value={paidBy ?? ''}
        onChange={({ target }) => setPaidBy(payers.find((one) => one === target.value))}
      >
        <option value="">Nobody yet</option>
        {payers.map((one) => (
          <option key={one} value={one}>
            {payerNames[one]}
          </option>
        ))}
      </PlainSelect>
      {state === 'HELD' || state === 'REJECTED' ? (
        <PlainInput
          label="Why"
          hint="The sender reads this."
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
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
  const { change, problem, save, lines, setLines, fields } = useCustoms(arrival);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Fields arrival={arrival} fields={fields} />
      <DutyLines lines={lines} onChange={setLines} />
      {problem ? <Alert>{problem}</Alert> : null}
      {change.isError ? <Alert title="Not saved">{messageOf(change.error)}</Alert> : null}
      <Button type="submit" busy={change.isPending} busyText="Saving..." className="justify-self-start">
        Save the entry
      </Button>
    </form>
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

import { useId, useRef, useState } from 'react';
import type { Flight } from '#domain/departures/flight.ts';
import { ChangeReason, type FlightOverride } from '#domain/departures/override.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { useOverride } from '../use-departures.ts';
import { shipmentsWords } from '../words.tsx';
import { ChangeRefused } from './change-refused.tsx';
import { capacityInputs, FlightInputs, timeInputs } from './flight-inputs.tsx';
import type { ForeseenSlot } from './foreseen-slot.ts';
import {
  type FieldProblems,
  readFlight,
  type TypedField,
  type TypedFlight,
  typedOf,
} from './override-fields.ts';

const inputs = [['day', 'Leaves on', 'date'], ...timeInputs, ...capacityInputs] as const;

/** What was typed over the flight that is shown. A field that nobody touched follows the flight. */
const useTyped = (flight: Flight) => {
  const [touched, setTouched] = useState<Partial<TypedFlight>>({});
  return {
    typed: { ...typedOf(flight), ...touched },
    isChanged: Object.keys(touched).length > 0,
    set: (field: TypedField, value: string) => setTouched({ ...touched, [field]: value }),
    reset: () => setTouched({}),
  };
};

/** Sets day, cutoffs, aircraft and capacity of one flight by hand, with a reason. */
export const OverrideForm = ({
  flight,
  foreseen,
}: {
  readonly flight: Flight;
  readonly foreseen?: ForeseenSlot | undefined;
}) => {
  const { typed, isChanged, set, reset } = useTyped(flight);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<FieldProblems & { readonly reason?: string }>({});
  const override = useOverride(flight.id);
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<FlightOverride>();
  const titleId = useId();
  const save = (change: FlightOverride): void =>
    override.mutate(
      { version: flight.version, reason, flight: change },
      {
        onSuccess: () => {
          reset();
          setReason('');
          toast.success('The flight is changed.');
        },
        onSettled: () => dialog.current?.close(),
      },
    );
  const send = (): void => {
    const read = readFlight(flight, typed, new Date());
    const why = ChangeReason.safeParse(reason);
    const found = {
      ...('problems' in read ? read.problems : {}),
      ...(why.success ? {} : { reason: why.error.issues[0]?.message ?? '' }),
    };
    setProblems(found);
    if ('problems' in read || !why.success) return;
    // Nobody is on it, so nobody has to be asked about.
    if (flight.shipments === 0 && (flight.waiting ?? 0) === 0) save(read.override);
    else {
      setAsked(read.override);
      dialog.current?.showModal();
    }
  };
  return (
    <Section title="Change this flight" className="grid gap-4">
      <p className="text-ink-soft">
        {OUR_TIME}. What you set here stays: the schedule and the settings no longer change it.
        {flight.shipments > 0
          ? ` ${shipmentsWords(flight.shipments)} booked on it: before it is saved you see whom it moves and who is told.`
          : ''}
      </p>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FlightInputs inputs={inputs} typed={typed} problems={problems} set={set} />
        <PlainInput
          label="Why"
          hint="For your colleagues. Customers do not see it."
          required
          value={reason}
          error={problems.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {override.error ? <ChangeRefused error={override.error} /> : null}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!isChanged}
          busy={override.isPending}
          busyText="Saving..."
        >
          Save
        </Button>
      </form>
      <Sheet dialog={dialog} id={titleId} title="Change this flight?" onClose={() => setAsked(undefined)}>
        {asked ? (
          <div className="grid gap-4">
            {foreseen?.(flight.id, asked)}
            <Button
              className="justify-self-start"
              busy={override.isPending}
              busyText="Saving..."
              onClick={() => save(asked)}
            >
              Save the change
            </Button>
          </div>
        ) : null}
      </Sheet>
    </Section>
  );
};

import { useState } from 'react';
import type { Flight } from '#domain/departures/flight.ts';
import { ChangeReason, type FlightOverride } from '#domain/departures/override.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useOverride } from '../use-departures.ts';
import { shipmentsWords } from '../words.tsx';
import { ChangeRefused } from './change-refused.tsx';
import { capacityInputs, FlightInputs, timeInputs } from './flight-inputs.tsx';
import type { ForeseenSlot } from './foreseen-slot.ts';
import { readFlight, type TypedFlight, typedOf } from './override-fields.ts';

const inputs = [['day', 'Leaves on', 'date'], ...timeInputs, ...capacityInputs] as const;

interface Typed extends TypedFlight {
  readonly reason: string;
}

/** The call that saves, after whom it moves and who is told was shown. Nobody has to be asked about when nobody is on the flight. */
const useAskedOverride = (flight: Flight) => {
  const override = useOverride(flight.id);
  const [asked, ask] = useState<{
    readonly change: FlightOverride;
    readonly save: () => void;
    readonly stop: () => void;
  }>();
  type Body = Parameters<typeof override.mutateAsync>[0];
  const mutateAsync = async (body: Body): Promise<void> => {
    if (flight.shipments > 0 || (flight.waiting ?? 0) > 0)
      await new Promise<void>((save, stopped) =>
        ask({ change: body.flight, save, stop: () => stopped(new Error('Not now')) }),
      );
    await override.mutateAsync(body);
  };
  const { isPending, error } = override;
  return {
    asked,
    change: {
      isPending,
      error,
      mutateAsync: (body: Body) => mutateAsync(body).finally(() => ask(undefined)),
    },
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
  const { asked, change } = useAskedOverride(flight);
  const act = useAct(change, {
    begin: { ...typedOf(flight), reason: '' },
    follows: true,
    schema: formSchema<Typed>((typed) => {
      const read = readFlight(flight, typed, new Date());
      return onlyErrors<string>({
        ...('problems' in read ? read.problems : {}),
        reason: ChangeReason.safeParse(typed.reason).error?.issues[0]?.message,
      });
    }),
    input: (typed) => {
      const read = readFlight(flight, typed, new Date());
      if ('problems' in read) throw new Error('It can be saved no more.');
      return { version: flight.version, reason: typed.reason, flight: read.override };
    },
    done: () => toast.success('The flight is changed.'),
  });
  return (
    <Section title="Change this flight" className="grid gap-4">
      <p className="text-ink-soft">
        {OUR_TIME}. What you set here stays: the schedule and the settings no longer change it.
        {flight.shipments > 0
          ? ` ${shipmentsWords(flight.shipments)} booked on it: before it is saved you see whom it moves and who is told.`
          : ''}
      </p>
      <ActForm act={act} className="grid gap-4">
        <FlightInputs inputs={inputs} field={act.field} />
        <PlainInput
          label="Why"
          hint="For your colleagues. Customers do not see it."
          required
          {...act.field('reason')}
        />
        <ActFailure act={act} words={(error) => <ChangeRefused error={error} />} />
        <ActButton act={act} disabled={act.changed.every((name) => name === 'reason')} busyText="Saving...">
          Save
        </ActButton>
      </ActForm>
      <AskDialog title="Change this flight?" isOpen={asked !== undefined} onClose={() => asked?.stop()}>
        {asked ? (
          <div className="grid gap-4">
            {foreseen?.(flight.id, asked.change)}
            <Button className="justify-self-start" busy={act.busy} busyText="Saving..." onClick={asked.save}>
              Save the change
            </Button>
          </div>
        ) : null}
      </AskDialog>
    </Section>
  );
};

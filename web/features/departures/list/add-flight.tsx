import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProposedFlight } from '#domain/departures/added-flight.ts';
import { allDestinations, type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { isCalendarDay, OUR_TIME } from '#domain/kernel/new-york.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { capacityInputs, FlightInputs, timeInputs } from '../page/flight-inputs.tsx';
import { useAdding, useProposal } from '../use-departures.ts';
import { readAdded, type TypedAdded, typedProposal } from './added-fields.ts';

type Chosen = Pick<ProposedFlight, 'to' | 'day'>;

const inputs = [
  ['originAirport', 'From airport', 'text'],
  ['departureTime', 'Leaves at', 'time'],
  ['carrier', 'Airline', 'text'],
  ['flightNumber', 'Flight number', 'text'],
  ...timeInputs,
  ...capacityInputs,
] as const;

interface FieldsProps {
  readonly proposal: ProposedFlight;
  readonly area: Area;
  readonly close: () => void;
}

/** The fields of the new flight, as the rule of the lane proposes them, for people to change. */
const Fields = ({ proposal, area, close }: FieldsProps) => {
  const { schedule } = useSiteSettings();
  const navigate = useNavigate();
  const read = (typed: TypedAdded) => readAdded(proposal, typed, schedule, new Date());
  const act = useAct(useAdding(), {
    begin: typedProposal(proposal),
    follows: true,
    schema: formSchema<TypedAdded>((typed) => {
      const found = read(typed);
      return 'problems' in found ? found.problems : {};
    }),
    input: (typed, key) => {
      const found = read(typed);
      if ('problems' in found) throw new Error('It can be added no more.');
      return { key, flight: found.flight };
    },
    done: ({ id }) => {
      toast.success('The flight is added. It can be booked now.');
      close();
      void navigate(`${area}/departures/${id}`);
    },
  });
  const problem = act.problem('day');
  return (
    <ActForm act={act} className="grid gap-4">
      {problem === undefined ? null : <Alert>{problem}.</Alert>}
      <FlightInputs inputs={inputs} field={act.field} />
      <ActFailure act={act} />
      <div className="flex flex-wrap gap-3">
        <ActButton act={act} busyText="Adding...">
          Add the flight
        </ActButton>
        <Button look="quiet" onClick={close}>
          Do not add it
        </Button>
      </div>
    </ActForm>
  );
};

const Proposed = ({ chosen, ...rest }: { readonly chosen: Chosen } & Omit<FieldsProps, 'proposal'>) => (
  <Loaded query={useProposal(chosen)} loading="Loading what the schedule proposes…" lines={6}>
    {({ flight }) => <Fields proposal={flight} {...rest} />}
  </Loaded>
);

/** Adds a flight beside those of the schedule: first where to and when, then what the schedule proposes for it. */
export const AddFlight = ({ area }: { readonly area: Area }) => {
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<DestinationCode>(destinationCodes[0]);
  const [day, setDay] = useState('');
  if (!isOpen)
    return (
      <Button look="plain" className="mb-6 justify-self-start" onClick={() => setOpen(true)}>
        Add a flight
      </Button>
    );
  return (
    <Section title="Add a flight" className="mb-8 grid max-w-3xl gap-4">
      <p className="text-ink-soft">
        The schedule plans one flight a week to each country. Add another one here, on any day. {OUR_TIME}.
      </p>
      <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
        <PlainSelect
          label="To"
          required
          value={to}
          onChange={({ target }) => setTo(target.value as DestinationCode)}
        >
          {allDestinations.map(({ code, country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </PlainSelect>
        <PlainInput
          label="Leaves on"
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {isCalendarDay(day) ? (
        <Proposed key={`${to} ${day}`} chosen={{ to, day }} area={area} close={() => setOpen(false)} />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(false)}>
          Do not add it
        </Button>
      )}
    </Section>
  );
};

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AddedFlight, ProposedFlight } from '#domain/departures/added-flight.ts';
import { allDestinations, type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { isCalendarDay, OUR_TIME } from '#domain/kernel/new-york.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { capacityInputs, FlightInputs, timeInputs } from '../page/flight-inputs.tsx';
import { useAdding, useProposal } from '../use-departures.ts';
import { type AddedField, readAdded, type TypedAdded, typedProposal } from './added-fields.ts';

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
  const [touched, setTouched] = useState<Partial<TypedAdded>>({});
  const [problems, setProblems] = useState<Partial<Record<AddedField | 'day', string>>>({});
  // The same until the flight is added, so that pressing again, or after a lost answer, adds no second one.
  const [key] = useState(() => crypto.randomUUID());
  const adding = useAdding(key);
  const typed = { ...typedProposal(proposal), ...touched };
  const add = (flight: AddedFlight): void =>
    adding.mutate(flight, {
      onSuccess: ({ id }) => {
        toast.success('The flight is added. It can be booked now.');
        close();
        void navigate(`${area}/departures/${id}`);
      },
    });
  const send = (): void => {
    const read = readAdded(proposal, typed, schedule, new Date());
    setProblems('problems' in read ? read.problems : {});
    if ('flight' in read) add(read.flight);
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problems.day === undefined ? null : <Alert>{problems.day}.</Alert>}
      <FlightInputs
        inputs={inputs}
        typed={typed}
        problems={problems}
        set={(field, value) => setTouched({ ...touched, [field]: value })}
      />
      {adding.error ? <Alert>{messageOf(adding.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={adding.isPending} busyText="Adding...">
          Add the flight
        </Button>
        <Button look="quiet" onClick={close}>
          Do not add it
        </Button>
      </div>
    </form>
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

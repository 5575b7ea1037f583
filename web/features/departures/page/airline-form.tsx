import { useState } from 'react';
import { FlightAirline } from '#domain/departures/airline.ts';
import { USUAL_DEPARTURE_TIME } from '#domain/departures/departure-time.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useAirline } from '../use-departures.ts';
import { ChangeRefused } from './change-refused.tsx';

/** Where the page sends whoever has to name the airline. */
export const AIRLINE_FIELD = 'flight-airline';

type Typed = Record<keyof FlightAirline, string>;

const typedOf = ({ carrier = '', flightNumber = '', departureTime }: Flight): Typed => ({
  carrier,
  flightNumber,
  departureTime: departureTime ?? USUAL_DEPARTURE_TIME,
});

/** What was typed as the API takes it, or the problems of its fields. */
const read = ({ carrier, flightNumber, departureTime }: Typed) => {
  const parsed = FlightAirline.safeParse({
    carrier,
    flightNumber: flightNumber.trim().toUpperCase(),
    departureTime,
  });
  return parsed.success
    ? { airline: parsed.data, problems: {} }
    : {
        problems: Object.fromEntries(
          parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
        ) as Partial<Typed>,
      };
};

/** Names the airline that flies, its flight number and when it leaves. All three stand before the airline gets the cargo. */
export const AirlineForm = ({ flight }: { readonly flight: Flight }) => {
  const [touched, setTouched] = useState<Partial<Typed>>({});
  const [problems, setProblems] = useState<Partial<Typed>>({});
  const naming = useAirline(flight.id);
  const typed = { ...typedOf(flight), ...touched };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: problems[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTouched({ ...touched, [name]: target.value }),
  });
  const send = (): void => {
    const { airline, problems: found } = read(typed);
    setProblems(found);
    if (airline === undefined) return;
    naming.mutate(
      { version: flight.version, airline },
      {
        onSuccess: (after) => {
          setTouched({});
          if (flight.mawb !== undefined && after.mawb === undefined)
            toast.info(`${flight.mawb} is of another airline. Take a number of this airline.`);
          else toast.success('The airline is saved.');
        },
      },
    );
  };
  return (
    <Section title="Airline and departure time" className="grid gap-4">
      <p className="text-ink-soft">
        Needed before the airline gets the cargo. {OUR_TIME}.
        {flight.mawb === undefined
          ? ''
          : ` This flight has ${flight.mawb}. With another airline it needs a new number.`}
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
        <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-3">
          <PlainInput id={AIRLINE_FIELD} label="Airline" maxLength={60} {...field('carrier')} />
          <PlainInput label="Flight number" placeholder="BW 525" maxLength={7} {...field('flightNumber')} />
          <PlainInput label="Leaves at" type="time" {...field('departureTime')} />
        </div>
        {naming.error ? <ChangeRefused error={naming.error} /> : null}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={Object.keys(touched).length === 0}
          busy={naming.isPending}
          busyText="Saving..."
        >
          Save airline
        </Button>
      </form>
    </Section>
  );
};

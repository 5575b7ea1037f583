import * as z from 'zod/mini';
import { FlightAirline } from '#domain/departures/airline.ts';
import { USUAL_DEPARTURE_TIME } from '#domain/departures/departure-time.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
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

/** What was typed as the API takes it. */
const schema = z.pipe(
  z.transform((typed: Typed) => ({ ...typed, flightNumber: typed.flightNumber.trim().toUpperCase() })),
  FlightAirline,
);

/** Names the airline that flies, its flight number and when it leaves. All three stand before the airline gets the cargo. */
export const AirlineForm = ({ flight }: { readonly flight: Flight }) => {
  const act = useAct(useAirline(flight.id), {
    begin: typedOf(flight),
    follows: true,
    schema,
    input: (airline) => ({ version: flight.version, airline }),
    done: (after) => {
      if (flight.mawb !== undefined && after.mawb === undefined)
        toast.info(`${flight.mawb} is of another airline. Take a number of this airline.`);
      else toast.success('The airline is saved.');
    },
  });
  return (
    <Section title="Airline and departure time" className="grid gap-4">
      <p className="text-ink-soft">
        Needed before the airline gets the cargo. {OUR_TIME}.
        {flight.mawb === undefined
          ? ''
          : ` This flight has ${flight.mawb}. With another airline it needs a new number.`}
      </p>
      <ActForm act={act} className="grid gap-4">
        <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-3">
          <PlainInput id={AIRLINE_FIELD} label="Airline" required maxLength={60} {...act.field('carrier')} />
          <PlainInput
            label="Flight number"
            placeholder="BW 525"
            required
            maxLength={7}
            {...act.field('flightNumber')}
          />
          <PlainInput label="Leaves at" required type="time" {...act.field('departureTime')} />
        </div>
        <ActFailure act={act} words={(error) => <ChangeRefused error={error} />} />
        <ActButton act={act} disabled={act.changed.length === 0} busyText="Saving...">
          Save airline
        </ActButton>
      </ActForm>
    </Section>
  );
};

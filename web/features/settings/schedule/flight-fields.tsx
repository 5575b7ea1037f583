import { USUAL_DEPARTURE_TIME } from '#domain/departures/departure-time.ts';
import {
  aircraftKinds,
  aircraftNames,
  type FlightsSetting,
  WEEKS_PLANNED,
} from '#domain/departures/flights-setting.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Text, Numeric, Choice } = fieldsOf<FlightsSetting>();

const aircraft = aircraftKinds.map((value) => ({ value, label: aircraftNames[value] }));

/** What flights are planned with. Single flights are changed on their own page. */
export const FlightFields = () => (
  <>
    <FieldGroup
      title="Booking"
      hint={`Flights are planned ${WEEKS_PLANNED} weeks ahead. With a smaller number customers can book only the nearer ones.`}
    >
      <Numeric name="weeksOpen" label="Weeks ahead that a flight can be booked" />
    </FieldGroup>
    <FieldGroup
      title="Waitlist"
      hint="When a full flight has space again, it is held for the first on its waitlist that fits, express before standard, never past the cargo cutoff. After that the next one gets it."
    >
      <Numeric name="offerHours" label="Hours that a place is held" />
    </FieldGroup>
    <FieldGroup
      title="Airline and capacity"
      hint={`The planned flights change with these, except where staff have set a flight by hand. A new installation begins with assumptions: put in what your airlines give you. Without a time a flight leaves at ${clockWords(USUAL_DEPARTURE_TIME)}.`}
    >
      {allDestinations.map(({ code, country }) => (
        <div key={code} className="grid gap-2 border-t border-rule pt-3 first:border-t-0 first:pt-0">
          <h3 className="text-lg">{country}</h3>
          <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
            <Text name={`lanes.${code}.carrier`} label="Airline" optional />
            <Text name={`lanes.${code}.flightNumber`} label="Flight number" placeholder="BW 525" optional />
            <Text
              name={`lanes.${code}.departureTime`}
              label={`Leaves at (${OUR_TIME})`}
              type="time"
              optional
            />
            <Text
              name={`lanes.${code}.acceptUntil`}
              label="Airline accepts cargo until"
              type="time"
              optional
            />
            <Choice name={`lanes.${code}.aircraft`} label="Aircraft" options={aircraft} />
            <Numeric name={`lanes.${code}.capacity.lb`} label="Pounds on a flight" />
            <Numeric name={`lanes.${code}.capacity.pieces`} label="Pieces on a flight" />
            <Numeric name={`lanes.${code}.capacity.largestPieceLb`} label="Heaviest piece (pounds)" />
          </div>
          <Text
            name={`lanes.${code}.dock`}
            label="Cargo dock of the airline"
            placeholder="Cargo Building 75, JFK Airport, Queens, NY 11430"
            optional
          />
        </div>
      ))}
    </FieldGroup>
  </>
);

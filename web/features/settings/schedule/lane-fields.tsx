import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { weekdayOptions } from './weekdays.ts';

const { Text, Numeric, Choice } = fieldsOf<Schedule>();

/** One weekly flight for each destination. */
export const LaneFields = () => (
  <FieldGroup
    title="Flights"
    hint="The flight that is planned each week to each country, and how many calendar days later goods can be collected there. Other flights are added at Departures."
  >
    {allDestinations.map(({ code, country }) => (
      <div key={code} className="grid gap-2 border-t border-rule pt-3 first:border-t-0 first:pt-0">
        <h3 className="text-lg">{country}</h3>
        <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-4">
          <Text name={`lanes.${code}.originAirport`} label="From airport" />
          <Choice name={`lanes.${code}.departs`} label="Leaves on" options={weekdayOptions} numbers />
          <Numeric name={`lanes.${code}.transitDays.min`} label="Fewest days" />
          <Numeric name={`lanes.${code}.transitDays.max`} label="Most days" />
        </div>
      </div>
    ))}
  </FieldGroup>
);

import type { Schedule } from '#domain/departures/schedule.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { LaneFields } from './lane-fields.tsx';
import { shortWeekdayOptions, weekdayOptions } from './weekdays.ts';

const { Text, Numeric, Choice } = fieldsOf<Schedule>();

const Cutoffs = () => (
  <FieldGroup
    title="Cutoffs"
    hint="New York time, on the way to each flight. Calculator, countdowns and every page count down to these."
  >
    <Side>
      <Choice name="cargoCutoff.weekday" label="Goods at the dock by" options={weekdayOptions} numbers />
      <Text name="cargoCutoff.time" label="Time" hint="24 hours, such as 14:00" />
      <Choice name="bookingCutoff.weekday" label="Goods on hand booked by" options={weekdayOptions} numbers />
      <Text name="bookingCutoff.time" label="Time" hint="24 hours, such as 16:00" />
    </Side>
  </FieldGroup>
);

const Pickup = () => (
  <FieldGroup
    title="Pickup"
    hint="Miles as the crow flies from the facility. The rate card has the prices, and must have one for every mile."
  >
    <Side>
      <Numeric name="pickup.radiusMiles" label="We collect up to, in miles" />
      <Text
        name="pickup.bookBy"
        label="Booked by, on the business day before"
        hint="24 hours, such as 17:00"
      />
      <Numeric
        name="pickup.returnMinutes"
        label="Minutes from the end of a slot to the dock"
        hint="Decides whether a pickup still makes the flight"
      />
    </Side>
  </FieldGroup>
);

const Slots = () => (
  <FieldGroup title="Pickup slots" hint="When the van comes. 24 hours, such as 09:00 and 12:00.">
    <Rows
      name="pickup.slots"
      noun="slot"
      empty="No slots yet."
      most={60}
      fresh={() => ({ weekday: 1, from: '', to: '' })}
    >
      {(index) => (
        <div className="grid grid-cols-3 items-start gap-2 sm:gap-4">
          <Choice
            name={`pickup.slots.${index}.weekday`}
            label="Day"
            options={shortWeekdayOptions}
            numbers
            labelHidden={index > 0}
          />
          <Text name={`pickup.slots.${index}.from`} label="From" labelHidden={index > 0} />
          <Text name={`pickup.slots.${index}.to`} label="To" labelHidden={index > 0} />
        </div>
      )}
    </Rows>
  </FieldGroup>
);

/** The weekly rhythm: cutoffs, flights, holidays and pickup. */
export const ScheduleFields = () => (
  <>
    <Cutoffs />
    <LaneFields />
    <HolidayFields />
    <Pickup />
    <Slots />
  </>
);

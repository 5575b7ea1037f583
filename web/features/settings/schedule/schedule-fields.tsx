import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { ClosedDayFields, ExtraSlotFields } from './day-fields.tsx';
import { DropOffFields } from './drop-off-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { LaneFields } from './lane-fields.tsx';
import { SlotFields } from './slot-fields.tsx';
import { weekdayOptions } from './weekdays.ts';

const { Text, Numeric, Choice } = fieldsOf<Schedule>();

const confirms = [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'STAFF', label: 'By our staff' },
];

const Cutoffs = () => (
  <FieldGroup title="Cutoffs" hint={`${OUR_TIME}, every week. The calculator and every countdown use these.`}>
    <Side>
      <Choice name="cargoCutoff.weekday" label="Goods are due on" options={weekdayOptions} numbers />
      <Text name="cargoCutoff.time" label="Goods are due at" type="time" />
      <Choice name="bookingCutoff.weekday" label="Booking closes on" options={weekdayOptions} numbers />
      <Text name="bookingCutoff.time" label="Booking closes at" type="time" />
    </Side>
  </FieldGroup>
);

const Pickup = () => (
  <FieldGroup
    title="Pickup"
    hint="Miles in a straight line from your dock. The rate card must have a price for every mile."
  >
    <Side>
      <Numeric name="pickup.radiusMiles" label="We pick up within (miles)" />
      <Text name="pickup.bookBy" label="Booked by, on the business day before" type="time" />
      <Numeric
        name="pickup.returnMinutes"
        label="From the end of a slot until the van is back (minutes)"
        hint="Decides whether a pickup still makes the flight."
      />
      <Choice name="pickup.confirms" label="A booking that fits is confirmed" options={confirms} />
    </Side>
  </FieldGroup>
);

/** The weekly rhythm: cutoffs, flights, holidays, pickup and hours to bring goods. */
export const ScheduleFields = () => (
  <>
    <Cutoffs />
    <LaneFields />
    <HolidayFields />
    <Pickup />
    <SlotFields />
    <ClosedDayFields />
    <ExtraSlotFields />
    <DropOffFields />
  </>
);

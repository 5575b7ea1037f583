import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { usualCapacity } from '#domain/departures/slots/slot-settings.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';

const { Text, Numeric, Check } = fieldsOf<Schedule>();

const MOST_DAYS = 100;

/** Days without the van, beside the holidays. */
export const ClosedDayFields = () => (
  <FieldGroup
    title="Closed days"
    hint="The van does not come on these days. There are no pickups on U.S. holidays either; they need no entry here."
  >
    <Rows
      name="closedDays"
      noun="closed day"
      empty="No closed days."
      most={MOST_DAYS}
      fresh={() => ({ date: '', name: '', dock: false })}
    >
      {(index) => (
        <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-3">
          <Text name={`closedDays.${index}.date`} label="Day" type="date" />
          <Text name={`closedDays.${index}.name`} label="Why" placeholder="The van is in the shop" />
          <Check name={`closedDays.${index}.dock`} label="The dock is closed, too" />
        </div>
      )}
    </Rows>
  </FieldGroup>
);

/** Single windows of the van beside the weekly ones. */
export const ExtraSlotFields = () => (
  <FieldGroup
    title="One-day pickup slots"
    hint="When the van comes beside the weekly slots, such as on the Sunday before Christmas. A holiday may have one, too."
  >
    <Rows
      name="extraDays"
      noun="one-day slot"
      empty="No one-day slots."
      most={MOST_DAYS}
      fresh={() => ({ date: '', from: '', to: '', ...usualCapacity })}
    >
      {(index) => (
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-2 sm:grid-cols-3">
          <div className="col-span-2 sm:col-span-1">
            <Text name={`extraDays.${index}.date`} label="Day" type="date" />
          </div>
          <Text name={`extraDays.${index}.from`} label="From" type="time" />
          <Text name={`extraDays.${index}.to`} label="To" type="time" />
          <Numeric
            name={`extraDays.${index}.places`}
            label="Pickups"
            placeholder={String(usualCapacity.places)}
            optional
          />
          <Numeric
            name={`extraDays.${index}.lb`}
            label="Pounds"
            placeholder={String(usualCapacity.lb)}
            optional
          />
        </div>
      )}
    </Rows>
  </FieldGroup>
);

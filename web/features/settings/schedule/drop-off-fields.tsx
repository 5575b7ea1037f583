import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { FieldGroup, NumberRow } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Numeric } = fieldsOf<Schedule>();

/** The windows in which customers say that they bring goods. */
export const DropOffFields = () => (
  <FieldGroup
    title="Bringing goods"
    hint="Customers can book a window of your business hours, so that you know who comes. Nobody is turned away without one."
  >
    <NumberRow>
      <Numeric name="dropOff.windowMinutes" label="Length of a window (minutes)" />
      <Numeric
        name="dropOff.places"
        label="Bookings in a window"
        hint="Leave it empty where as many can come as like."
        optional
      />
    </NumberRow>
  </FieldGroup>
);

import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { Week } from '../fields/week.tsx';

/** When the dock is open. */
export const HoursFields = () => (
  <FieldGroup
    title="Business hours"
    hint={`${OUR_TIME}. Days with the same hours become one line, such as Monday to Friday.`}
  >
    <Week name="hours" />
  </FieldGroup>
);

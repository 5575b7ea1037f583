import { OUR_TIME } from '#domain/kernel/new-york.ts';
import type { PlanningSetting } from '#domain/runs/planning/planning-setting.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Text, Numeric } = fieldsOf<PlanningSetting>();
const ROW = 'grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3';

/** How the days of vans are planned: drives, minutes at the door, lunch. */
export const PlanningFields = () => (
  <>
    <FieldGroup
      title="Drives"
      hint="There is no map of roads here. Miles are straight miles times the factor, and minutes follow from the speed. Measure some runs, then change them. A run that was planned before keeps its times."
    >
      <div className={ROW}>
        <Numeric name="roadFactor" label="Factor for roads" />
        <Numeric name="milesPerHour" label="Miles per hour" />
      </div>
    </FieldGroup>
    <FieldGroup title="Minutes at a door" hint="How long a stop takes, before the van drives on.">
      <div className={ROW}>
        <Numeric name="door.base" label="To park and ring" />
        <Numeric name="door.perPiece" label="For each piece" />
        <Numeric name="door.stairsPerPiece" label="More for each piece with stairs" />
        <Numeric name="door.perBarrelFilled" label="For each barrel filled while we wait" />
      </div>
    </FieldGroup>
    <FieldGroup
      title="Lunch of drivers"
      hint="All of the break is between the two times. A run that is back early enough has none."
    >
      <div className={ROW}>
        <Numeric name="lunch.minutes" label="Minutes" />
        <Text name="lunch.from" label={`Not before (${OUR_TIME})`} type="time" />
        <Text name="lunch.to" label={`Over by (${OUR_TIME})`} type="time" />
      </div>
    </FieldGroup>
  </>
);
